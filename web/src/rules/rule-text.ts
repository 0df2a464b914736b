import type { Rule } from '../api/types';

/** Rules that have every word of a query in their text, section or id. */
export function searchRules(rules: readonly Rule[], query: string): Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const RULE = /\b([A-Z]{2,}(?:-[A-Z0-9]+)*-\d+)\b/;

/** The text of a rule, split into plain text and ids of other rules. */
export function ruleParts(text: string): { words: string; rule: boolean }[] {
  return text.split(RULE).map((words, at) => ({ words, rule: at % 2 === 1 }));
}
