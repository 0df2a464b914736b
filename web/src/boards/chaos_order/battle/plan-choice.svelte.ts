import { type Forecast, type PlanForecast, SECTORS } from './battle';

/** The card and the sector that somebody has in mind, and what may come of them. Nothing of it leaves the browser. */
export class PlanChoice {
  forecast = $state.raw<Forecast | null>(null);
  private wantedCard = $state<string | null>(null);
  private wantedSector = $state<string | null>(null);
  readonly cards = $derived.by(() => this.forecast?.cards ?? []);
  readonly card = $derived.by(() => (this.cards.find(({ card }) => card === this.wantedCard) ?? this.cards[0])?.card ?? null);
  /** The sectors clockwise, each with its plan for the card in mind; none if a rule forbids it. */
  readonly sectors = $derived.by(() =>
    SECTORS.flatMap((name) => {
      const sector = this.forecast?.sectors.find((one) => one.sector === name);
      return sector ? [{ ...sector, plan: this.planOf(name) }] : [];
    }),
  );
  readonly sector = $derived.by(() => this.sectors.find(({ sector, rule }) => sector === this.wantedSector && rule === null)?.sector ?? null);
  readonly plan: PlanForecast | null = $derived.by(() => (this.sector ? this.planOf(this.sector) : null));

  private planOf(sector: string): PlanForecast | null {
    return this.forecast?.plans.find((plan) => plan.sector === sector && plan.card === this.card) ?? null;
  }

  /** The values of the card in mind; null is the own die. */
  get values(): { left: number | null; right: number | null } | null {
    return this.cards.find(({ card }) => card === this.card) ?? null;
  }

  chooseCard(card: string): void {
    this.wantedCard = card;
  }

  chooseSector(sector: string): void {
    if (this.sectors.some((one) => one.sector === sector && one.rule === null)) this.wantedSector = sector;
  }

  /** Turn the dial to the next sector that may be chosen. */
  turn(step: 1 | -1): void {
    const open = this.sectors.filter(({ rule }) => rule === null).map(({ sector }) => sector);
    const at = this.sector === null ? (step > 0 ? -1 : 0) : open.indexOf(this.sector);
    this.wantedSector = open[(at + step + open.length) % open.length] ?? null;
  }
}
