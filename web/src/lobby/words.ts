import type { SeatInfo, TableInfo } from '../api/types';
import { t } from '../text/language.svelte';

export function nameOf(seat: SeatInfo): string {
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
    const waited = table.seats.filter((seat) => seat.is_to_move).map(nameOf);
    if (waited.length > 0) return t('waiting-for', { names: waited.join(', ') });
  }
  return t(`status-${table.status}`);
}
