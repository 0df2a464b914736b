import type { Setting } from '../api/types';
import { serialQueue } from '../shell/serial-queue';
import { toast } from '../shell/toasts.svelte';
import type { TableStore } from './table-store.svelte';

type Value = string | number | boolean;

/** The automatic replies of a seat. The server stores them; a choice counts here until it is stored. */
export class AutoReplies {
  private chosen = $state.raw<Record<string, Value>>({});
  private readonly saving = serialQueue();
  private readonly saved = $derived.by(() => {
    const info = this.store.info;
    const seat = this.store.seat ?? info?.mine[0];
    return (info?.seats.find((one) => one.seat === seat)?.auto_replies ?? {}) as Record<string, Value>;
  });

  constructor(private readonly store: TableStore) {}

  of(setting: Setting): Value {
    return this.chosen[setting.name] ?? this.saved[setting.name] ?? setting.choices[0] ?? '';
  }

  set(name: string, value: Value): void {
    this.chosen = { ...this.chosen, [name]: value };
    void this.saving(() => this.save());
  }

  private async save(): Promise<void> {
    const sent = this.chosen;
    try {
      await this.store.saveAutoReplies({ ...this.saved, ...sent });
    } catch {
      toast({ kind: 'error', message: 'error-unsaved' });
    }
    if (this.chosen === sent) this.chosen = {};
  }
}
