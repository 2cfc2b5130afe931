/** What each viewer may know: everything. */
import type { Chance, Viewer } from '@idavoll/engine';
import type { Context } from './context.ts';
import type { State, View } from './state.ts';

export const view = (_c: Context, s: State, _viewer: Viewer, into: View) => into.set(s);
export const determinize = (_c: Context, from: View, _viewer: Viewer, _chance: Chance, into: State) => into.set(from);
