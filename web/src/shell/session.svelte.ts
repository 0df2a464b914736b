import { get, patch, post, setCsrfToken } from '../api/client';
import { live } from '../api/live';
import type { SessionInfo, Me } from '../api/types';
import { locale } from '../text/language.svelte';
import { serialQueue } from './serial-queue';
import { preferences, applyPreferences, applyAccountPreferences } from './preferences.svelte';

const saving = serialQueue();

/** The person who uses this browser. */
class Session {
  me = $state.raw<Me | null>(null);
  isLoaded = $state(false);

  async load(): Promise<void> {
    await this.update(await get<SessionInfo>('/me'));
    this.isLoaded = true;
  }

  async update(info: SessionInfo): Promise<void> {
    const isOther = info.user?.id !== this.me?.id;
    this.me = info.user;
    setCsrfToken(info.csrf);
    if (info.user) {
      applyAccountPreferences(info.user.settings);
      await locale.setLanguage(info.user.language);
    }
    if (isOther) live.reopen();
  }

  /** Load the session after a request that may have made the visitor a guest. */
  async refresh(): Promise<void> {
    if (!this.me) await this.load();
  }

  async signOut(everywhere = false): Promise<void> {
    await post('/sign-out', { everywhere });
    await this.update({ user: null, csrf: null });
  }

  async setLanguage(language: string): Promise<void> {
    await locale.setLanguage(language);
    if (this.me) this.me = await patch<Me>('/me', { language });
  }

  async savePreferences(): Promise<void> {
    applyPreferences();
    await saving(async () => {
      if (this.me) this.me = await patch<Me>('/me', { settings: { ...this.me.settings, ...preferences } });
    });
  }
}

export const session = new Session();
