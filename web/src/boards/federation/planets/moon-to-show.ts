import { PRINTED } from '../printed';
import type { FederationView } from '../view';

const MOONS = Object.keys(PRINTED.moons);

/** The moon whose tokens are shown: the one from which tokens can be taken, otherwise the viewer's next one. */
export function moonToShow(table: FederationView, viewer: number, isOffered: (token: string) => boolean): string | null {
  const moons = table.planets.sixmoons;
  const offered = MOONS.find((moon) => moons[moon]?.tokens.length && moons[moon]?.tokens.every(isOffered));
  if (offered) return offered;
  const at = MOONS.indexOf(table.players[viewer]?.mage ?? '');
  const next = MOONS[Math.min(at + 1, MOONS.length - 1)];
  return next && moons[next]?.tokens.length ? next : null;
}
