import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'people.accounts.onePerson': 'Una persona',
  'people.accounts.morePeople': ({ count }) =>
    `${count} más: escriba un nombre o un correo para encontrarlos.`,
  'people.accounts.withDepartment': ({ email, department }) => `${email} · ${department}`,
} satisfies Catalogue<typeof en>;
