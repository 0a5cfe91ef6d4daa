import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'people.accounts.onePerson': 'Une personne',
  'people.accounts.morePeople': ({ count }) =>
    plural('fr', count, {
      one: `${count} autre : saisissez un nom ou un e-mail.`,
      other: `${count} autres : saisissez un nom ou un e-mail.`,
    }),
  'people.accounts.withDepartment': ({ email, department }) => `${email} · ${department}`,
} satisfies Catalogue<typeof en>;
