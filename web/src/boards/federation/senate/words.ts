import type { GameTexts } from '../../../text/game-texts.svelte';
import type { SeatView } from '../../contract';
import { about, capitalized, ranked, sentences, countsBySeat } from '../parts/words';
import { PRINTED } from '../printed';
import type { FloorView, ProjectView, TokenView } from '../view';

type Seats = readonly SeatView[];

/** Whose token lies on a space, and whether it votes or funds. */
export function tokenWords(token: TokenView, seats: Seats, texts: GameTexts): string {
  if (token.owner === null) return texts.format('federation-board-token-neutral', { votes: texts.amount('resource:vote', token.votes) });
  const player = seats[token.owner]?.name ?? '';
  if (token.side === 'funding') return texts.format('federation-board-token-funding', { player });
  const votes = texts.amount('resource:vote', token.votes + (token.die ?? 0));
  return texts.format(token.die ? 'federation-board-token-die' : 'federation-board-token-votes', { player, votes });
}

/** "Atal. Right wing, column 4, floor 3. Take one erudite tile… Free." */
export function spaceWords(space: string, token: TokenView | undefined, seats: Seats, texts: GameTexts): string {
  const action = PRINTED.spaces[space]?.action ?? space;
  const state = token ? tokenWords(token, seats, texts) : texts.format('federation-board-free');
  return sentences(capitalized(texts.name(`action:${action}`)), state, about(`space:${space}`, texts));
}

/** Votes on a floor, who would win it, and the points for that. */
export function floorWords(floor: number, { votes, neutral, winners, points }: FloorView, seats: Seats, texts: GameTexts): string {
  const winning = winners.map((seat) =>
    texts.format('federation-board-floor-wins', { player: seats[seat]?.name ?? '', points: texts.amount('resource:prestige', points[seat] ?? 0) }),
  );
  return sentences(
    texts.format('federation-board-floor', { floor }),
    texts.format('federation-board-votes', { votes: countsBySeat(votes, seats, texts) }),
    neutral > 0 ? texts.format('federation-board-floor-neutral', { votes: neutral }) : null,
    winning.join(', ') || texts.format('federation-board-floor-nobody'),
  );
}

/** The progress of a project, now and after this round, and the points of its ranking. */
export function projectWords(project: ProjectView, seats: Seats, texts: GameTexts): string {
  const { project: name, value, after, length, values, points, added } = project;
  const ranking = ranked(points).filter(({ count }) => count > 0);
  return sentences(
    capitalized(texts.name(`project:${name}`)),
    texts.format('federation-board-project', { value, after, length }),
    value >= length ? texts.format('federation-board-funded') : null,
    texts.format('federation-board-project-counts', { counts: countsBySeat(values, seats, texts) }),
    ranking.length > 0
      ? texts.format('federation-board-project-points', {
          points: ranking
            .map(({ seat, count }) => texts.format('federation-board-seat-count', { player: seats[seat]?.name ?? '', count }))
            .join(', '),
        })
      : null,
    added?.some((steps) => steps > 0)
      ? texts.format('federation-board-project-added', { counts: countsBySeat(added, seats, texts) })
      : null,
  );
}
