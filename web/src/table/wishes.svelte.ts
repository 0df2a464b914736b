import type { Setting } from '../api/types';
import type { TableStore } from './table-store.svelte';

type Value = string | number | boolean;

/** What a seat has answered by itself from now on; remembered in this browser to be shown again. */
export class Wishes {
  private values = $state<Record<string, Value>>({});
  private readonly key: string;

  constructor(private readonly store: TableStore) {
    this.key = `astrarium.wishes.${store.id}`;
    this.values = JSON.parse(localStorage.getItem(this.key) ?? '{}');
  }

  of(setting: Setting): Value {
    return this.values[setting.name] ?? setting.choices[0] ?? '';
  }

  set(name: string, value: Value): void {
    this.values = { ...this.values, [name]: value };
    localStorage.setItem(this.key, JSON.stringify(this.values));
    void this.store.prefer(this.values);
  }
}
