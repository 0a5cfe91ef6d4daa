import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'time-off.staffing.team': 'Team',
  'time-off.staffing.startDate': 'Erster Tag',
  'time-off.staffing.endDate': 'Letzter Tag',
  'time-off.staffing.periodTooLong': ({ most }) => `Der Zeitraum darf höchstens ${most} Tage lang sein`,
} satisfies Catalogue<typeof en>;
