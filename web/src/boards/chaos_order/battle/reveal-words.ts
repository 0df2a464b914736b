import type { SeatView } from '../../contract';
import type { GameTexts } from '../../../text/game-texts.svelte';
import { sideValues } from './battle';
import { type Reveal, woundedOf } from './reveal';

type Texts = Pick<GameTexts, 'format' | 'name'>;

/** Why a step went as it did, in one sentence or two. */
export function stepSentence(reveal: Reveal, step: number, seats: readonly SeatView[], texts: Texts): string {
  if (step === 1) return strengthSentence(reveal, seats, texts);
  if (step === 2) return woundsSentence(reveal, seats, texts);
  const { victory } = reveal;
  const loser = victory?.seat === reveal.initiator ? reveal.opponent : reveal.initiator;
  const retreats = reveal.more[2].some((event) => event.kind === 'retreated');
  return texts.format('chaos_order-battle-removal', { ...sideValues(seats, loser), retreats: retreats ? 'yes' : 'no' });
}

function strengthSentence({ victory, strengths }: Reveal, seats: readonly SeatView[], texts: Texts): string {
  const own = strengths.find(({ seat }) => seat === victory?.seat)?.total ?? 0;
  const other = strengths.find(({ seat }) => seat !== victory?.seat)?.total ?? 0;
  return texts.format('chaos_order-battle-victory', { ...sideValues(seats, victory?.seat ?? 0), own, other, why: (victory?.why ?? '').replace('victory:', '') });
}

function woundsSentence(reveal: Reveal, seats: readonly SeatView[], texts: Texts): string {
  const sides = [reveal.initiator, reveal.opponent].filter((seat) => woundedOf(reveal, seat) > 0);
  if (sides.length === 0) return texts.format('chaos_order-battle-no-wounds');
  return sides
    .map((seat) => {
      const attack = reveal.attacks.find((one) => one.defence.seat === seat);
      const isLimited = attack !== undefined && attack.attack.total - attack.defence.total > attack.wounds;
      return texts.format('chaos_order-battle-wounded', { ...sideValues(seats, seat), fighters: woundedOf(reveal, seat), limited: isLimited ? 'yes' : 'no' });
    })
    .join(' ');
}
