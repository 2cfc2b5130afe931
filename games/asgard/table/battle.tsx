/** The battle that is fought: both sums as bars, and what has been sent. */
import { strengthOf } from '../rules/numbers.ts';
import { RECRUITS, SIDES } from '../rules/vocabulary.ts';
import { RecruitPiece } from './pieces.tsx';
import { range, type Sight } from './sight.ts';

export const Battle = ({ sight }: { sight: Sight }) => {
  const { at, view, say, phase } = sight;
  const world = view[at.world];
  if (world < 0 || (phase !== 'battle' && phase !== 'hammer')) return null;
  const sums = SIDES.map((_, side) => strengthOf(sight.c, view, world, side));
  const most = Math.max(1, ...sums);
  return (
    <div class="asg-scales">
      {SIDES.map((side, i) => (
        <span key={side} class={`asg-scale asg-of-${side}`}>
          <span class="asg-label">{say(`side.${side}`)}</span>
          <span class="asg-beam">
            <i style={{ width: `${(100 * sums[i]) / most}%` }} />
          </span>
          <b>{sums[i]}</b>
        </span>
      ))}
      <span class="asg-signs">
        {RECRUITS.flatMap((recruit, r) =>
          range(view[at.sent(r)]).map(i => <RecruitPiece key={`${recruit}${i}`} recruit={recruit} />),
        )}
      </span>
    </div>
  );
};
