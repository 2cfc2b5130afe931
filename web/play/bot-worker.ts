/** A bot at work beside the page: a view and the offers in, a notation out. It is never shown a state. */
export interface BotTask {
  readonly id: number;
  readonly game: string;
  readonly view: Int16Array;
  readonly offers: readonly string[];
}

export interface BotAnswer {
  readonly id: number;
  readonly move: string;
}

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', ({ data }: MessageEvent<BotTask>) => {
  const [word] = crypto.getRandomValues(new Uint32Array(1));
  const answer: BotAnswer = { id: data.id, move: data.offers[word % data.offers.length] };
  scope.postMessage(answer);
});
