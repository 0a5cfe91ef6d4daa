import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { datesText } from './dates-text.ts';
import type { DecidedBy, en } from './en.ts';

export const ar = {
  'time-off.requests.pending': 'قيد الانتظار',
  'time-off.requests.approved': 'مقبول',
  'time-off.requests.rejected': 'مرفوض',
  'time-off.requests.cancelled': 'ملغى',
  'time-off.requests.pendingHr': 'في انتظار موافقة الموارد البشرية',
  'time-off.requests.approvedByHr': 'مقبول من الموارد البشرية',
  'time-off.requests.rejectedByHr': 'مرفوض من الموارد البشرية',

  'time-off.requests.morning': 'صباحًا',
  'time-off.requests.afternoon': 'بعد الظهر',
  'time-off.requests.minutes': ({ minutes }) =>
    plural('ar', minutes, {
      zero: '0 دقائق',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: `${minutes} دقائق`,
      many: `${minutes} دقيقة`,
      other: `${minutes} دقيقة`,
    }),
  'time-off.requests.hours': ({ hours, shown }) =>
    plural('ar', hours, {
      zero: '0 ساعات',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: `${shown} ساعات`,
      many: `${shown} ساعة`,
      other: `${shown} ساعة`,
    }),
  'time-off.requests.dates': (dates, texts) => datesText(dates, texts),
  'time-off.requests.morningOf': (dates, texts) => `${datesText(dates, texts)}، صباحًا`,
  'time-off.requests.afternoonOf': (dates, texts) => `${datesText(dates, texts)}، بعد الظهر`,
  'time-off.requests.hoursOf': ({ hours, ...dates }, texts) =>
    `${datesText(dates, texts)}، ${texts.text(hours)}`,
  'time-off.requests.untilMorning': (dates, texts) => `${datesText(dates, texts)} (صباحًا)`,
  'time-off.requests.fromAfternoon': (dates, texts) => `${datesText(dates, texts)} (بعد الظهر)`,
  'time-off.requests.fromTo': ({ first, last }, texts) => `${texts.text(first)} إلى ${texts.text(last)}`,
  'time-off.requests.decide': ({ names, isReader, others }, { locale }) => {
    const people = [
      ...(isReader ? ['أنت'] : []),
      ...names,
      ...(others > 0
        ? [
            plural('ar', others, {
              zero: 'لا أحد غيرهم',
              one: 'شخص آخر',
              two: 'شخصان آخران',
              few: `${formatNumber(others, locale)} آخرون`,
              many: `${formatNumber(others, locale)} آخرون`,
              other: `${formatNumber(others, locale)} آخرون`,
            }),
          ]
        : []),
    ];
    return `صاحب القرار: ${formatList(people, locale, 'or')}`;
  },
  'time-off.requests.deputyDecides': ({ deputy, absent }) =>
    `${deputy ?? 'أنت'} في فترة ${absent === null ? 'غيابك' : `غياب ${absent}`}`,
  'time-off.requests.decideOrDeputies': ({ approvers, deputies }, texts) =>
    `${texts.text(approvers)}؛ ${deputies.map(texts.text).join('، ')}`,
  'time-off.requests.approvedBy': (decided) => `القبول: ${decidedBy(decided)}`,
  'time-off.requests.rejectedBy': (decided) => `الرفض: ${decidedBy(decided)}`,
  'time-off.requests.wasApprovedBy': (decided) => `القبول السابق: ${decidedBy(decided)}`,
} satisfies Catalogue<typeof en>;

function decidedBy({ by, insteadOf }: DecidedBy): string {
  const decider = by ?? 'أنت';
  if (insteadOf === undefined) return decider;
  return insteadOf === null ? `${decider} نيابةً عنك` : `${decider} نيابةً عن ${insteadOf}`;
}
