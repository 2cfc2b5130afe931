/** Every record of a folder against the code at hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type GameModule, type RecordError, readPack, readRecord, replayRecord } from '@idavoll/engine';
import { StartError } from '../database/folders.ts';
import type { Report } from './report.ts';

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(folder, join(entry.parentPath, entry.name)))
      .sort();
  } catch (error) {
    throw new StartError(`The folder cannot be read: ${(error as Error).message}`);
  }
};

const lineOf = (error: RecordError) => ('line' in error ? `line ${error.line}` : 'the record');
const howOf = ({ code, ...more }: RecordError) =>
  [code, ...Object.values(more).map(each => JSON.stringify(each))].join(' ');

/** Packs lie beside the records, in files that end in `.json`. */
const packsIn = (folder: string, files: readonly string[], module: GameModule) =>
  files
    .filter(file => file.endsWith('.json'))
    .flatMap(file => {
      const pack = readPack(module, file, readFileSync(join(folder, file), 'utf8'));
      return pack.ok ? [pack.value] : [];
    });

export const replayFolder = (folder: string, games: readonly GameModule[], report: Report): void => {
  const files = filesIn(folder);
  const records = files.filter(file => file.endsWith('.record'));
  report.begins(records.length);
  for (const id of records) {
    const record = readRecord(readFileSync(join(folder, id), 'utf8'));
    if (!record.ok) {
      report.diverges({ id, game: 'unknown', rules: 0 }, lineOf(record.error), howOf(record.error));
      continue;
    }
    const { game, rules, pack: wanted } = record.value;
    const module = games.find(each => each.id === game);
    if (!module) {
      report.diverges({ id, game, rules }, 'the record', 'its game is not here');
      continue;
    }
    const pack = packsIn(folder, files, module).find(
      ({ name, version }) => name === wanted.name && version === wanted.version,
    );
    const replayed = replayRecord(module, record.value, pack);
    if (replayed.ok) report.agrees({ id, game, rules });
    else report.diverges({ id, game, rules }, lineOf(replayed.error), howOf(replayed.error));
  }
};
