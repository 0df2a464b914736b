import { untrack } from 'svelte';

/** Texts for screen readers: polite ones, and urgent ones that interrupt. */
class Announcer {
  polite = $state('');
  urgent = $state('');

  say(text: string): void {
    this.polite = again(text, untrack(() => this.polite));
  }

  warn(text: string): void {
    this.urgent = again(text, untrack(() => this.urgent));
  }
}

/** A repeated text gets a trailing space, so that screen readers speak it again. */
function again(text: string, before: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
