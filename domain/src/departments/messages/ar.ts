import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './en.ts';

export const ar = {
  'departments.name': 'اسم القسم',
  'departments.nameTaken': ({ name }) => `يوجد قسم بهذا الاسم بالفعل: ${name}`,
  'departments.hasRecords': ({ name }) => `لا يمكن حذف القسم ${name}: ترتبط به سجلات`,
  'departments.hasPeopleAndTeams': ({ name, users, teams }) => {
    const people = plural('ar', users, {
      zero: 'لا أشخاص',
      one: 'شخص واحد',
      two: 'شخصان',
      few: `${users} أشخاص`,
      many: `${users} شخصًا`,
      other: `${users} شخص`,
    });
    const ofTeams = plural('ar', teams, {
      zero: 'لا فرق',
      one: 'فريق واحد',
      two: 'فريقان',
      few: `${teams} فرق`,
      many: `${teams} فريقًا`,
      other: `${teams} فريق`,
    });
    return `لا يمكن حذف القسم ${name}، إذ يتبعه: ${people}، ${ofTeams}`;
  },
} satisfies Catalogue<typeof en>;
