import type { BoardProps } from './contract';

type Sources = { [name in keyof BoardProps]: () => BoardProps[name] };

/** Properties of a board that are read anew each time: only what reads one that has changed is drawn again. */
export function boardPropsFrom(sources: Sources): BoardProps {
  const properties = Object.entries(sources).map(([name, get]) => [name, { get, enumerable: true }]);
  return Object.defineProperties({} as BoardProps, Object.fromEntries(properties));
}
