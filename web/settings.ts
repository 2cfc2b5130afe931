/** What this browser remembers of its visitor. Kept in local storage, in every tab alike. */
import type { LevelName } from '@idavoll/bots';
import { computed, effect, signal } from '@preact/signals';
import { type Language, nearest } from './languages.ts';
import { readStored, writeStored } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;

export interface Settings {
  readonly name: string;
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  readonly notify: boolean;
  /** Whether a turn ends by itself with its last step, which cannot be taken back then. */
  readonly autoEnd: boolean;
  /** Of the bots that a visitor plays against without further ado. */
  readonly level: LevelName;
}

const KEY = 'idavoll.settings';

const asks = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

const read = (): Settings => ({
  name: '',
  language: nearest(globalThis.navigator?.languages ?? []),
  theme: 'system',
  motion: 'system',
  // A phone in a quiet room stays quiet.
  sound: !asks('(pointer: coarse)'),
  notify: false,
  autoEnd: false,
  level: 'karl',
  ...readStored<Partial<Settings>>(KEY),
});

export const settings = signal<Settings>(read());

export const change = (some: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...some };
  writeStored(KEY, settings.value);
};

const calm = signal(asks('(prefers-reduced-motion: reduce)'));
export const motion = computed(() =>
  settings.value.motion === 'system' ? !calm.value : settings.value.motion === 'on',
);

/** Lets the page follow the settings, also when another tab changes them. */
export const applySettings = (): void => {
  const root = document.documentElement;
  effect(() => {
    const { theme, language } = settings.value;
    root.lang = language;
    root.dataset.motion = motion.value ? 'on' : 'off';
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  });
  window.addEventListener('storage', event => {
    if (event.key === KEY) settings.value = read();
  });
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', event => {
    calm.value = event.matches;
  });
};
