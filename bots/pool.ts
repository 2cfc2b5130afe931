/** The nodes of a search tree, in flat arrays: a node is a number, and nothing is allocated while searching. */

export const ROOT = 0;
/** No node. */
export const NO_NODE = -1;

export class NodePool {
  /** By node: the move or whole move that leads to it, its next sibling and its first child. */
  readonly key: Int32Array;
  readonly sibling: Int32Array;
  readonly child: Int32Array;
  /** How often it was gone to, how often it could have been, and what it was worth to whoever moved, in all. */
  readonly visits: Int32Array;
  readonly available: Int32Array;
  readonly worth: Float32Array;
  /** What the evaluation said of it beforehand. */
  readonly prior: Float32Array;
  #length = 0;
  #most: number;

  constructor(readonly size: number) {
    this.key = new Int32Array(size);
    this.sibling = new Int32Array(size);
    this.child = new Int32Array(size);
    this.visits = new Int32Array(size);
    this.available = new Int32Array(size);
    this.worth = new Float32Array(size);
    this.prior = new Float32Array(size);
    this.#most = size;
    this.clear(size);
  }

  /** Leaves nothing but a root, and room for so many nodes: what it once had room for changes no search. */
  clear(most: number): void {
    this.#most = Math.min(most, this.size);
    this.#length = 0;
    this.#fresh(NO_NODE, 0.5);
  }

  hasRoom(nodes: number): boolean {
    return this.#length + nodes <= this.#most;
  }

  /** A new child; there must be room. */
  add(parent: number, key: number, prior: number): number {
    const node = this.#fresh(key, prior);
    this.sibling[node] = this.child[parent];
    this.child[parent] = node;
    return node;
  }

  find(parent: number, key: number): number {
    let node = this.child[parent];
    while (node !== NO_NODE && this.key[node] !== key) node = this.sibling[node];
    return node;
  }

  /** The child that was gone to most often; of equals the one that promised most. */
  favourite(parent: number): number {
    let best = NO_NODE;
    for (let node = this.child[parent]; node !== NO_NODE; node = this.sibling[node]) {
      if (this.key[node] < 0) continue;
      if (best === NO_NODE || this.visits[node] > this.visits[best]) best = node;
      else if (this.visits[node] === this.visits[best] && this.meanOf(node) > this.meanOf(best)) best = node;
    }
    return best;
  }

  meanOf(node: number): number {
    return this.visits[node] === 0 ? this.prior[node] : this.worth[node] / this.visits[node];
  }

  #fresh(key: number, prior: number): number {
    const node = this.#length++;
    this.key[node] = key;
    this.sibling[node] = NO_NODE;
    this.child[node] = NO_NODE;
    this.visits[node] = 0;
    this.available[node] = 0;
    this.worth[node] = 0;
    this.prior[node] = prior;
    return node;
  }
}
