/** Small sounds, made here: wood on wood, and a horn. Browsers let them be heard after the first click. */
let context: AudioContext | undefined;

const audio = (): AudioContext | undefined => {
  if (!('AudioContext' in globalThis)) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
};

interface Tone {
  readonly shape: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly loud: number;
  readonly after?: number;
}

const tone = ({ shape, from, to, length, loud, after = 0 }: Tone) => {
  const ctx = audio();
  if (!ctx) return;
  const start = ctx.currentTime + after;
  const voice = ctx.createOscillator();
  const volume = ctx.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.04, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(ctx.destination);
  voice.start(start);
  voice.stop(start + length);
};

export const knock = (): void => tone({ shape: 'triangle', from: 320, to: 110, length: 0.09, loud: 0.12 });

export const soundHorn = (): void => {
  tone({ shape: 'sawtooth', from: 146, to: 147, length: 0.35, loud: 0.05 });
  tone({ shape: 'sawtooth', from: 196, to: 220, length: 0.6, loud: 0.05, after: 0.28 });
};
