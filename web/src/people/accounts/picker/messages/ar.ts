import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const ar = {
  'people.accounts.onePerson': 'شخص واحد',
  'people.accounts.morePeople': ({ count }) =>
    plural('ar', count, {
      zero: 'يمكن البحث بكتابة الاسم أو البريد الإلكتروني.',
      one: 'وشخص آخر: يمكن العثور عليه بكتابة الاسم أو البريد الإلكتروني.',
      two: 'وشخصان آخران: يمكن العثور عليهما بكتابة الاسم أو البريد الإلكتروني.',
      few: `و${count} آخرون: يمكن العثور عليهم بكتابة الاسم أو البريد الإلكتروني.`,
      many: `و${count} آخرون: يمكن العثور عليهم بكتابة الاسم أو البريد الإلكتروني.`,
      other: `و${count} آخرون: يمكن العثور عليهم بكتابة الاسم أو البريد الإلكتروني.`,
    }),
  'people.accounts.withDepartment': ({ email, department }) => `${email} · ${department}`,
} satisfies Catalogue<typeof en>;
