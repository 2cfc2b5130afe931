/** The sign of each god, on its card, its tiles and wherever it is named. */
import tyr from 'icon:broadsword';
import hel from 'icon:death-skull';
import freyja from 'icon:feathered-wing';
import surtr from 'icon:flame';
import odin from 'icon:raven';
import loki from 'icon:snake-tongue';
import baldr from 'icon:striped-sun';
import thor from 'icon:thor-hammer';
import mimir from 'icon:warlock-eye';
import fenrir from 'icon:wolf-head';
import type { GodName } from '../rules/vocabulary.ts';

export const EMBLEMS: Readonly<Record<GodName, string>> = {
  freyja,
  baldr,
  odin,
  tyr,
  thor,
  loki,
  hel,
  mimir,
  surtr,
  fenrir,
};
