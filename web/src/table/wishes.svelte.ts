import type { Setting } from '../api/types';
import type { TableStore } from './table-store.svelte';

type Value = string | number | boolean;

/** What a seat has answered by itself; the server keeps it. */
export class Wishes {
  private readonly values = $derived.by(() => {
    const info = this.store.info;
    const seat = this.store.seat ?? info?.mine[0];
    return (info?.seats.find((one) => one.seat === seat)?.preferences ?? {}) as Record<string, Value>;
  });

  constructor(private readonly store: TableStore) {}

  of(setting: Setting): Value {
    return this.values[setting.name] ?? setting.choices[0] ?? '';
  }

  set(name: string, value: Value): void {
    void this.store.prefer({ ...this.values, [name]: value });
  }
}
