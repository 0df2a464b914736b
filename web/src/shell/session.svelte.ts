import { get, patch, post, useToken } from '../api/client';
import { live } from '../api/live';
import type { SessionInfo, Me } from '../api/types';
import { speech } from '../text/language.svelte';
import { inOrder } from './in-order';
import { preferences, showPreferences, takePreferences } from './preferences.svelte';

const saving = inOrder();

/** Who sits at this browser. */
class Session {
  me = $state.raw<Me | null>(null);
  isKnown = $state(false);

  async load(): Promise<void> {
    await this.enter(await get<SessionInfo>('/me'));
    this.isKnown = true;
  }

  async enter(here: SessionInfo): Promise<void> {
    const isOther = here.user?.id !== this.me?.id;
    this.me = here.user;
    useToken(here.csrf);
    if (here.user) {
      takePreferences(here.user.settings);
      await speech.speak(here.user.language);
    }
    if (isOther) live.reopen();
  }

  /** After something that made a guest of the visitor. */
  async refresh(): Promise<void> {
    if (!this.me) await this.load();
  }

  async leave(everywhere = false): Promise<void> {
    await post('/sign-out', { everywhere });
    await this.enter({ user: null, csrf: null });
  }

  async speak(language: string): Promise<void> {
    await speech.speak(language);
    if (this.me) this.me = await patch<Me>('/me', { language });
  }

  async keepPreferences(): Promise<void> {
    showPreferences();
    await saving(async () => {
      if (this.me) this.me = await patch<Me>('/me', { settings: { ...this.me.settings, ...preferences } });
    });
  }
}

export const session = new Session();
