import type { Attachment } from 'svelte/attachments';
import type { Option } from '../../../api/types';
import { PRINTED } from '../printed';
import { type FederationView, type Planet, PLANETS } from '../view';

const PLANET_OF_KIND: Partial<Record<string, Planet>> = {
  neo: 'neo',
  moon: 'sixmoons',
  shop: 'arratuin',
  site: 'e81216',
  production: 'e81216',
};

/** The planet on which a target lies; null for things that players own. */
export function planetOf(reference: string, { planets }: FederationView): Planet | null {
  const [kind = '', name = ''] = reference.split(':');
  if (kind === 'asteroid') return planets.neo.dead.includes(name) ? 'neo' : null;
  if (kind === 'alteration') return Object.values(planets.sixmoons).some(({ tokens }) => tokens.includes(name)) ? 'sixmoons' : null;
  if (kind === 'erudite') return planets.atal.some(({ tile }) => tile === name) ? 'atal' : null;
  return PLANET_OF_KIND[kind] ?? null;
}

/** Planets on which something can be chosen now. */
export function planetsWithOptions(options: readonly Option[], table: FederationView): Planet[] {
  const candidates = new Set(options.flatMap(({ targets }) => targets.map((target) => planetOf(target, table))));
  return PLANETS.filter((planet) => candidates.has(planet));
}

/** The planet that a choice is about: that of its targets, or that of the action on its space. */
export function planetOfChoice(targets: readonly string[], table: FederationView): Planet | null {
  for (const target of targets) {
    const [kind, name = ''] = target.split(':');
    const candidate = kind === 'planet' || kind === 'medal' ? name : kind === 'space' ? PRINTED.spaces[name]?.action : planetOf(target, table);
    const planet = PLANETS.find((one) => one === candidate);
    if (planet) return planet;
  }
  return null;
}

/** Attachment that calls `open` when the element is clicked or gets the focus. */
export function openOnFocus(open: () => void): Attachment<Element> {
  return (element) => {
    element.addEventListener('click', open);
    element.addEventListener('focusin', open);
    return () => {
      element.removeEventListener('click', open);
      element.removeEventListener('focusin', open);
    };
  };
}
