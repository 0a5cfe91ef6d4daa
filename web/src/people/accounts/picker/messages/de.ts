import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'people.accounts.onePerson': 'Eine Person',
  'people.accounts.morePeople': ({ count }) =>
    plural('de', count, {
      one: `${count} weitere: Geben Sie zum Suchen einen Namen oder eine Adresse ein.`,
      other: `${count} weitere: Geben Sie zum Suchen einen Namen oder eine Adresse ein.`,
    }),
  'people.accounts.withDepartment': ({ email, department }) => `${email} · ${department}`,
} satisfies Catalogue<typeof en>;
