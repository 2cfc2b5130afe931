/** A grown map as a short text: every arc once, in steps of whole units. */
import { type Arc, type GrownMap, KINDS, type Plan, type Point } from './grown.ts';
import { raise } from './raise.ts';

const VERSION = 'land-1';
/** One letter for a step of -32 to 31 units. */
const STEPS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const step = (n: number) => {
  const letter = STEPS[n + 32];
  if (letter === undefined) throw new Error(`a step of ${n} units is too long to be packed`);
  return letter;
};
const numbers = (list: readonly (readonly number[])[]) => list.map(entry => entry.join(',')).join(' ');

const packArc = ({ a, b, kind, points }: Arc): string => {
  const steps = points.slice(1).map(([x, y], i) => step(x - points[i][0]) + step(y - points[i][1]));
  return `${a} ${b} ${KINDS.indexOf(kind)} ${points[0].join(' ')} ${steps.join('')}`;
};

export const packMap = ({ plan }: GrownMap): string =>
  [
    [VERSION, plan.print, plan.width, plan.height].join(' '),
    numbers(plan.areas.map(({ centre, room }) => [...centre, room])),
    numbers(plan.mountains),
    numbers(plan.seas),
    numbers(plan.harbours),
    ...plan.arcs.map(packArc),
  ].join('\n');

const readNumbers = (line: string): number[][] =>
  line === '' ? [] : line.split(' ').map(entry => entry.split(',').map(Number));
const readPoints = (line: string) => readNumbers(line).map(([x, y]): Point => [x, y]);

const readArc = (line: string): Arc => {
  const [a, b, kind, x, y, steps] = line.split(' ');
  const points: [number, number][] = [[Number(x), Number(y)]];
  for (let i = 0; i < steps.length; i += 2) {
    const [px, py] = points[points.length - 1];
    points.push([px + STEPS.indexOf(steps[i]) - 32, py + STEPS.indexOf(steps[i + 1]) - 32]);
  }
  return { a: Number(a), b: Number(b), kind: KINDS[Number(kind)], points };
};

export const readMap = (packed: string): GrownMap => {
  const [head, areas, mountains, seas, harbours, ...arcs] = packed.split('\n');
  const [version, print, width, height] = head.split(' ');
  if (version !== VERSION) throw new Error(`a packed map of the form ${version} cannot be read`);
  const plan: Plan = {
    print,
    width: Number(width),
    height: Number(height),
    areas: readNumbers(areas).map(([x, y, room]) => ({ centre: [x, y], room })),
    arcs: arcs.map(readArc),
    mountains: readPoints(mountains),
    seas: readPoints(seas),
    harbours: readPoints(harbours),
  };
  return raise(plan);
};
