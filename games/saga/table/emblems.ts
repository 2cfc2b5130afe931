/** The beast of each team, on its shields and wherever the team is named. */
import orcs from 'icon:boar';
import undead from 'icon:death-skull';
import dwarves from 'icon:ram-profile';
import demons from 'icon:spiked-dragon-head';
import elves from 'icon:stag-head';
import humans from 'icon:wolf-head';
import type { TEAMS } from '../rules/vocabulary.ts';

export const EMBLEMS: Readonly<Record<(typeof TEAMS)[number], string>> = {
  humans,
  elves,
  undead,
  orcs,
  demons,
  dwarves,
};
