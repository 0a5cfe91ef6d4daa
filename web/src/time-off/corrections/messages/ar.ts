import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const ar = {
  'time-off.corrections.shorten': 'تقصير',
  'time-off.corrections.shortenTitle': 'تقصير الإجازة',
  'time-off.corrections.shortenHint': ({ name }) =>
    `${name}. تعود الأيام التي بعد النهاية الجديدة إلى الرصيد.`,
  'time-off.corrections.reportSickDays': 'إبلاغ عن أيام مرض',
  'time-off.corrections.removeDays': 'إزالة أيام',
  'time-off.corrections.reportTitle': 'الإبلاغ عن أيام مرض',
  'time-off.corrections.removeTitle': 'إزالة أيام',
  'time-off.corrections.removeHint': ({ name }) =>
    `${name}. تعود هذه الأيام إلى الرصيد؛ وتبقى البقية مقبولة.`,
} satisfies Catalogue<typeof en>;
