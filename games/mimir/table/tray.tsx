/** What can be done now, as large pieces below the ring: things to pick, moves played at once, and who is served. */
import { type Choice, grouped } from '@idavoll/board';
import type { Decoded } from '@idavoll/engine';
import { artefactName, treasureName } from '../words/names.ts';
import type { Desk } from './desk.ts';
import { Piece, Stone, Token } from './pieces.tsx';
import type { Kind } from './sight.ts';

/** Moves that show themselves here; the others have their place in the ring, on the plank or on a card. */
const SHOWN = ['choose', 'carry', 'call', 'take', 'carrier', 'pass', 'skip', 'stop', 'decline', 'keep', 'done'];

/** The piece that a move is about. */
const Subject = ({ desk, fields }: { desk: Desk; fields: Decoded }) => {
  const { sight } = desk;
  const kind = (fields.elite ?? fields.token) as Kind | undefined;
  const seat = typeof fields.seat === 'number' ? fields.seat : sight.viewer;
  if (fields.treasure !== undefined)
    return (
      <Piece>
        <Stone sight={sight} treasure={sight.c.content.treasures.findIndex(({ id }) => id === fields.treasure)} />
      </Piece>
    );
  if (fields.leaf !== undefined)
    return (
      <Piece>
        <circle r="48" class="mim-pip-ground" />
        <use href="#mim-leaf" style={{ color: 'var(--mim-leaf)' }} transform="scale(.9)" />
      </Piece>
    );
  return kind ? (
    <Piece>
      <Token sight={sight} seat={seat} kind={kind} />
    </Piece>
  ) : null;
};

const Direct = ({ desk, choice: { move, fields } }: { desk: Desk; choice: Choice }) => {
  const { 'aria-label': name, ...press } = desk.press(move);
  const bare = Object.keys(fields).length === 1;
  return (
    <button type="button" class={`mim-choice mim-live${bare ? ' mim-bare' : ''}`} {...press}>
      <Subject desk={desk} fields={fields} />
      <span>{name}</span>
    </button>
  );
};

/** What a thing to pick is called; tokens of others carry their owner's name. */
const pickName = ({ sight: { say, names, voice } }: Desk, { kind, token, seat, treasure, leaf }: Decoded): string => {
  if (kind === 'use') return treasureName(voice, String(treasure));
  if (kind === 'leaf') return say('result.leaf', { artefact: artefactName(voice, String(leaf)) });
  const name = say(`kind.${token as Kind}`);
  return typeof seat === 'number' ? `${names[seat]}: ${name}` : name;
};

const Picks = ({ desk }: { desk: Desk }) => (
  <div class="mim-picks" {...grouped(desk.sight.say('table.pick'))}>
    {desk.picks.map(({ key, fields }) => (
      <button
        key={key}
        type="button"
        class="mim-pick"
        data-pick={key}
        aria-pressed={desk.picked === key}
        onClick={() => desk.pick(key)}
      >
        <Subject desk={desk} fields={fields} />
        <span>{pickName(desk, fields)}</span>
      </button>
    ))}
  </div>
);

/** The own supply behind the screen; while a token is to be placed, the kind is picked here. */
export const Supply = ({ desk }: { desk: Desk }) => {
  const { sight } = desk;
  const { say, viewer } = sight;
  const placing = desk.picks.some(({ fields }) => fields.kind === 'place');
  return (
    <section class="mim-panel mim-screen">
      <h2>{say('board.supply')}</h2>
      <div class="mim-picks" {...grouped(say('board.supply'))}>
        {sight.supplyOf(viewer).map(({ kind, count }) => {
          const face = (
            <>
              <Piece>
                <Token sight={sight} seat={viewer} kind={kind} />
              </Piece>
              <span class="mim-count">{count}</span>
              <span>{say(`kind.${kind}`)}</span>
            </>
          );
          if (!placing || count === 0)
            return (
              <span key={kind} class={`mim-pick mim-rest${count === 0 ? ' mim-spent' : ''}`}>
                {face}
              </span>
            );
          return (
            <button
              key={kind}
              type="button"
              class="mim-pick"
              data-pick={kind}
              aria-pressed={desk.picked === kind}
              onClick={() => desk.pick(kind)}
            >
              {face}
            </button>
          );
        })}
      </div>
    </section>
  );
};

export const Tray = ({ desk }: { desk: Desk }) => {
  const choices = SHOWN.flatMap(kind => desk.direct(kind));
  const picking = desk.picks.length > 0 && desk.picks.every(({ fields }) => fields.kind !== 'place');
  if (choices.length === 0 && !picking) return null;
  return (
    <section class="mim-tray" aria-label={desk.sight.say('table.choices')}>
      {picking && <Picks desk={desk} />}
      <div class="mim-choices">
        {choices.map(choice => (
          <Direct key={choice.move} desk={desk} choice={choice} />
        ))}
      </div>
    </section>
  );
};
