import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const ar = {
  'time-off.staffing.team': 'الفريق',
  'time-off.staffing.startDate': 'تاريخ البداية',
  'time-off.staffing.endDate': 'تاريخ النهاية',
  'time-off.staffing.periodTooLong': ({ most }) => `الحد الأقصى لطول الفترة بالأيام: ${most}`,
} satisfies Catalogue<typeof en>;
