import { cachedFormat } from './cached-format.ts';
import type { Language } from './language.ts';

/** The plural categories that each language's texts must have. French and Spanish need `many` only for millions. */
interface Categories {
  en: 'one' | 'other';
  de: 'one' | 'other';
  fr: 'one' | 'other';
  es: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

/** One text per plural category. */
export type PluralForms<L extends Language> = Readonly<Record<Categories[L], string>>;

const rules = new Map<string, Intl.PluralRules>();

/** The text for the count, by the language's rules for its absolute value: `plural('en', 2, { one: '1 day', other: '2 days' })`. */
export function plural<L extends Language>(language: L, count: number, forms: PluralForms<L>): string {
  // Arabic writes 1 and 2 as words without the number, which would lose the minus.
  const hasWord = language === 'ar' && count < 0 && count >= -2;
  const rule = cachedFormat(rules, language, () => new Intl.PluralRules(language));
  const category = hasWord ? 'other' : rule.select(Math.abs(count));
  const byCategory: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = forms;
  return byCategory[category] ?? byCategory.other ?? '';
}
