import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Values = Record<string, FluentVariable>;

const CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'locative'] as const;
export type Case = (typeof CASES)[number];

const TERM = /^-([a-zA-Z][\w-]*) =/gm;
const SEAT_TERM = /^-seat-p(\d) = (.*)$/gm;

/** The texts of one language: messages, and names of components in every grammatical case. */
export class Bundle {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: readonly string[],
    /** The name of a player at the table, if the reference is one. */
    private readonly playerName: (reference: string) => string | null = () => null,
    /** What a thing is, if that is said before its name: the reference of its kind. */
    private readonly kindOf: (reference: string) => string | null = () => null,
  ) {
    const name: FluentFunction = ([reference], { case: wanted }) =>
      this.name(String(reference), wanted === undefined ? 'nominative' : (String(wanted) as Case));
    const amount: FluentFunction = ([reference, count]) => this.amount(String(reference), Number(count));
    const minutes: FluentFunction = ([seconds]) => new FluentNumber(Math.round(Number(seconds) / 60));
    const player: FluentFunction = ([seat, printed]) => this.playerName(`seat:p${String(seat)}`) ?? String(printed);
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { NAME: name, AMOUNT: amount, MINUTES: minutes, PLAYER: player } });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(withPlayers(source)));
      this.bundle.addResource(new FluentResource(namesIn(source)));
    }
  }

  has(message: string): boolean {
    return Boolean(this.bundle.getMessage(message)?.value);
  }

  find(message: string, values: Values = {}, attribute?: string): string | null {
    const entry = this.bundle.getMessage(message);
    const pattern = attribute === undefined ? entry?.value : entry?.attributes[attribute];
    return pattern ? this.bundle.formatPattern(pattern, values, []) : null;
  }

  name(reference: string, wanted: Case = 'nominative'): string {
    const [kind = '', name = ''] = split(reference);
    const own = this.playerName(reference) ?? this.find(`name-${kind}-${name}-${wanted}`) ?? (name || kind);
    const what = this.kindOf(reference);
    return what === null ? own : `${this.name(what)} ${own}`;
  }

  amount(reference: string, count: number): string {
    const [kind = '', name = ''] = split(reference);
    return this.find(`amount-${kind}-${name}`, { count }) ?? `${count} ${name}`;
  }
}

function split(reference: string): string[] {
  const at = reference.indexOf(':');
  return at < 0 ? [reference] : [reference.slice(0, at), reference.slice(at + 1)];
}

/** The terms of seats, which other names are made of, with the names of the players as soon as they are known: `cruiser (Anna)`. */
function withPlayers(source: string): string {
  return source.replace(SEAT_TERM, '-seat-p$1 = { PLAYER("$1", "$2") }');
}

/** Messages for the terms of a file in every case, because Fluent terms cannot be values. */
function namesIn(source: string): string {
  const terms = [...source.matchAll(TERM)].map((match) => match[1]);
  return terms
    .flatMap((term) => CASES.map((wanted) => `name-${term}-${wanted} = { -${term}(case: "${wanted}") }`))
    .join('\n');
}
