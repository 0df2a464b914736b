import type { SeatInfo, TableInfo } from '../api/types';
import { t } from '../text/language.svelte';

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('seat-free');
  if (seat.kind === 'bot' && seat.name === seat.bot) return t('bot-name', { number: seat.seat + 1 });
  return seat.name;
}

/** Each kind of clock has a message, whose values are its fields. */
export function clockWords(clock: TableInfo['clock']): string {
  return t(`clock-${clock.kind}`, { ...clock });
}

export function statusWords(table: TableInfo): string {
  if (table.status === 'finished' && table.result) {
    const places = table.result.places as number[];
    const mine = table.mine[0];
    const place = mine === undefined ? undefined : places[mine];
    if (place !== undefined) return t('place-of', { place, players: table.seats.length });
  }
  if (table.status === 'running') {
    const waitingFor = table.seats.filter((seat) => seat.is_to_move).map(seatName);
    if (waitingFor.length > 0) return t('waiting-for', { names: waitingFor.join(', ') });
  }
  return t(`status-${table.status}`);
}
