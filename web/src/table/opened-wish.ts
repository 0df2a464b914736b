import type { BoardModule } from '../boards/contract';
import type { Interaction } from './interaction.svelte';
import type { Reference } from './targets';

/** A thing that was clicked before the tab that it belongs to was open: the tab is opened, then the thing is chosen. */
export class OpenedWish {
  private wish: { reference: Reference; decision: number | null } | null = null;

  constructor(
    private readonly board: Pick<BoardModule, 'openingAt'>,
    private readonly interaction: () => Interaction,
  ) {}

  /** Open the tab of a thing; false if there is none now. */
  open(reference: Reference): boolean {
    const interaction = this.interaction();
    const move = this.board.openingAt?.(reference);
    const option = interaction.decision.groups.flatMap(({ options }) => options).find((one) => one.move === move);
    if (!option) return false;
    this.wish = { reference, decision: interaction.decision.id };
    interaction.answer(option);
    return true;
  }

  /** Choose the thing as soon as the tab has led to another decision. */
  follow(): void {
    const interaction = this.interaction();
    const { id } = interaction.decision;
    if (!this.wish || id === null || id === this.wish.decision || interaction.isBusy) return;
    const { reference } = this.wish;
    this.wish = null;
    const at = document.querySelector(`[data-target="${CSS.escape(reference)}"]`);
    if (at) interaction.activate(reference, at);
  }
}
