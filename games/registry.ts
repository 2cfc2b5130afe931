/** Every game of the house, one line each. */
export { asgard } from './asgard/index.ts';
export { bardagi } from './bardagi/index.ts';
export { hnefatafl } from './hnefatafl/index.ts';
export { mimir } from './mimir/index.ts';
export { saga } from './saga/index.ts';
