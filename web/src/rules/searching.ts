import type { Rule } from '../api/types';

export interface Section {
  title: string;
  rules: Rule[];
}

/** Rules that have every word of a query in their text, section or id. */
export function matching(rules: readonly Rule[], query: string): Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function bySection(rules: readonly Rule[]): Section[] {
  const sections = new Map<string, Rule[]>();
  for (const rule of rules) {
    const known = sections.get(rule.section);
    if (known) known.push(rule);
    else sections.set(rule.section, [rule]);
  }
  return [...sections].map(([title, inside]) => ({ title, rules: inside }));
}
