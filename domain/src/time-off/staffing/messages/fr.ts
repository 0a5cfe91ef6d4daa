import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

export const fr = {
  'time-off.staffing.team': 'Équipe',
  'time-off.staffing.startDate': 'Date de début',
  'time-off.staffing.endDate': 'Date de fin',
  'time-off.staffing.periodTooLong': ({ most }) => `La période ne peut pas dépasser ${most} jours`,
} satisfies Catalogue<typeof en>;
