/** As much of a document as Preact needs to draw into, so that boards can be tested without a browser. */
type Listener = (event: { readonly type: string }) => void;

class TinyNode {
  parentNode: TinyNode | null = null;
  readonly childNodes: TinyNode[] = [];
  readonly attributes = new Map<string, string>();
  readonly listeners = new Map<string, Listener>();
  readonly style = { setProperty: () => undefined };
  readonly ownerDocument: typeof tinyDocument;

  constructor(
    readonly nodeType: 1 | 3,
    readonly localName: string,
    public data = '',
  ) {
    this.ownerDocument = tinyDocument;
  }

  get firstChild(): TinyNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): TinyNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  insertBefore(child: TinyNode, before: TinyNode | null): void {
    child.remove();
    const place = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(place, 0, child);
    child.parentNode = this;
  }
  appendChild(child: TinyNode): void {
    this.insertBefore(child, null);
  }
  removeChild(child: TinyNode): void {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }
  removeEventListener(type: string): void {
    this.listeners.delete(type);
  }
  /** Nothing is laid out here. */
  getBoundingClientRect() {
    return { left: 0, top: 0, width: 0, height: 0 };
  }
  click(): void {
    this.listeners.get('click')?.call(this, { type: 'click' });
  }
  /** Every element below, in document order. */
  all(): TinyNode[] {
    return this.childNodes.flatMap(child => [child, ...child.all()]);
  }
  text(): string {
    return this.all().reduce((text, node) => text + node.data, '');
  }
  with(attribute: string): TinyNode[] {
    return this.all().filter(node => node.attributes.has(attribute));
  }
}

const tinyDocument = {
  createElementNS: (_: string, name: string) => new TinyNode(1, name),
  createTextNode: (data: string) => new TinyNode(3, '#text', data),
};

export const tinyRoot = (): TinyNode => new TinyNode(1, 'div');
