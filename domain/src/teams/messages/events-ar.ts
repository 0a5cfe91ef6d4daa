import { dateText } from '../../calendar/date-text.ts';
import { formatPercent } from '../../language/formats.ts';
import type { Catalogue } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

export const ar = {
  'teams.events.created': ({ name, department }) => `إنشاء الفريق ${name} في القسم ${department}`,
  'teams.events.passedOn': ({ name, leaver, successor }, texts) =>
    `انتقال قيادة الفريق ${name} من ${texts.text(leaver)} إلى ${texts.text(successor)}`,
  'teams.events.changed': ({ name }) => `تغيير الفريق ${name}`,
  'teams.events.renamed': ({ before, name }) => `تغيير الفريق ${before}، واسمه الآن ${name}`,
  'teams.events.deleted': ({ name, members }) =>
    plural('ar', members, {
      zero: `حذف الفريق ${name} دون عضويات`,
      one: `حذف الفريق ${name} مع عضوية واحدة`,
      two: `حذف الفريق ${name} مع عضويتين`,
      few: `حذف الفريق ${name} مع ${members} عضويات`,
      many: `حذف الفريق ${name} مع ${members} عضوية`,
      other: `حذف الفريق ${name} مع ${members} عضوية`,
    }),
  'teams.events.allocation': ({ percent, startDate, endDate, isActive }, { locale }) => {
    const end = endDate === undefined ? '' : ` إلى ${dateText(endDate, locale)}`;
    const state = isActive ? '' : '، غير نشط';
    return `${formatPercent(percent, locale)} من ${dateText(startDate, locale)}${end}${state}`;
  },
  'teams.events.memberAdded': ({ person, team, allocation }, texts) =>
    `إضافة ${texts.text(person)} إلى الفريق ${team}، ${texts.text(allocation)}`,
  'teams.events.memberChanged': ({ person, team, allocation }, texts) =>
    `تغيير عضوية ${texts.text(person)} في الفريق ${team}، وهي الآن ${texts.text(allocation)}`,
  'teams.events.memberEnded': ({ person, team, endDate }, texts) =>
    `إنهاء عضوية ${texts.text(person)} في الفريق ${team} في ${dateText(endDate, texts.locale)}`,
  'teams.events.memberRemoved': ({ person, team }, texts) => `إزالة ${texts.text(person)} من الفريق ${team}`,
  'teams.events.removedWithTeam': ({ person, team }, texts) =>
    `إزالة ${texts.text(person)} من الفريق ${team} الذي حُذف`,
} satisfies Catalogue<typeof en>;
