import { untrack } from 'svelte';

/** What screen readers say: politely, or at once for what cannot wait. */
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

/** The same text a second time differs by a space that nobody hears, so that it is spoken again. */
function again(text: string, before: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
