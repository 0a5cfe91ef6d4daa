import { absenceVisibilities } from '../access/absence-scope.ts';
import { weekStarts } from '../calendar/week-start.ts';
import { capacityShares } from '../capacity-share.ts';
import { languages } from '../language/language.ts';
import { recordFields } from '../records/record-fields.ts';

/** What system administrators change about the installation. */
export const settingsFields = recordFields({
  companyName: { kind: 'line', label: 'Company name', min: 1, max: 100 },
  locale: { kind: 'choice', label: 'Language', options: languages },
  weekStart: { kind: 'choice', label: 'First day of the week', options: weekStarts },
  absenceVisibility: { kind: 'choice', label: 'Absence visibility', options: absenceVisibilities },
  remindAfterDays: { kind: 'own', label: 'Reminder after', words: 'reminders' },
  escalateAfterDays: { kind: 'own', label: 'Escalation after', words: 'escalation' },
  capacityLimit: { kind: 'choice', label: 'Capacity limit', options: capacityShares },
});
