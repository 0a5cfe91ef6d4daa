import { formatNumber, formatPercent } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { amountText, numberOf } from '@almanac/domain/leave/types/amount';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './en.ts';

export const ar = {
  'time-off.decisionFacts.leftWithIt': 'المتبقي عند القبول',
  'time-off.decisionFacts.leftWithItIn': ({ year }) => `المتبقي في ${year} عند القبول`,
  'time-off.decisionFacts.daysOf': ({ left, total }, texts) => {
    const from = `${amountText(left, 'DAY', texts)} من`;
    const number = amountText(total, 'DAY', texts);
    return plural('ar', numberOf(total, 'DAY'), {
      zero: `${from} 0 أيام`,
      one: `${from} يوم واحد`,
      two: `${from} يومين`,
      few: `${from} ${number} أيام`,
      many: `${from} ${number} يومًا`,
      other: `${from} ${number} يوم`,
    });
  },
  'time-off.decisionFacts.hoursOf': ({ left, total }, texts) => {
    const from = `${amountText(left, 'HOUR', texts)} من`;
    const number = amountText(total, 'HOUR', texts);
    return plural('ar', numberOf(total, 'HOUR'), {
      zero: `${from} 0 ساعات`,
      one: `${from} ساعة واحدة`,
      two: `${from} ساعتين`,
      few: `${from} ${number} ساعات`,
      many: `${from} ${number} ساعة`,
      other: `${from} ${number} ساعة`,
    });
  },
  'time-off.decisionFacts.awayThen': 'الغائبون حينها',
  'time-off.decisionFacts.awayPercent': ({ percent }, { locale }) =>
    `${formatPercent(percent, locale)} من القسم`,
  'time-off.decisionFacts.awayPeople': ({ people, percent }, { locale }) =>
    `${formatNumber(people, locale)} من القسم (${formatPercent(percent, locale)})`,

  'time-off.reductionEmails.subject': ({ type, time }, texts) =>
    `تخفيض إجازاتك: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.reductionEmails.reduced': ({ person, what }, texts) =>
    `تقرّر تخفيض إجازاتك بسبب هذا الغياب من قِبل ${texts.text(person)}: ${texts.text(what)}.`,
  'time-off.reductionEmails.byMonths':
    'يُخصم عن كل شهر تقويمي كامل من الغياب جزء من اثني عشر جزءًا من إجازات السنة:',
  'time-off.reductionEmails.type': ({ type }) => type,
  'time-off.reductionEmails.amount': ({ amount, unit }, texts) => `خصم ${leaveText(amount, unit, texts)}`,
  'time-off.reductionEmails.undoneSubject': ({ type, time }, texts) =>
    `إلغاء تخفيض إجازاتك: ${texts.text(type)}، ${texts.text(time)}`,
  'time-off.reductionEmails.undone': ({ person, what }, texts) =>
    `أُلغي تخفيض إجازاتك بسبب هذا الغياب من قِبل ${texts.text(person)}: ${texts.text(what)}.`,
  'time-off.reductionEmails.always': 'جهة العمل ملزمة بإرسال هذا الإشعار، لذلك لا يمكن إيقافه.',
} satisfies Catalogue<typeof en>;
