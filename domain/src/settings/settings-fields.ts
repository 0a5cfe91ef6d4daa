import { absenceVisibilities } from '../access/absence-scope.ts';
import { weekStarts } from '../calendar/week-start.ts';
import { capacityShares } from '../capacity-share.ts';
import { languages } from '../language/language.ts';
import { recordFields } from '../records/record-fields.ts';
import { message } from './messages/message.ts';

/** What system administrators change about the installation. */
export const settingsFields = recordFields({
  companyName: {
    kind: 'line',
    label: message('settings.companyName'),
    loggedLabel: 'Company name',
    words: 'company name',
    min: 1,
    max: 100,
  },
  locale: {
    kind: 'choice',
    label: message('settings.language'),
    loggedLabel: 'Language',
    words: 'language',
    options: languages,
  },
  weekStart: {
    kind: 'choice',
    label: message('settings.weekStart'),
    loggedLabel: 'First day of the week',
    words: 'first day of the week',
    options: weekStarts,
  },
  absenceVisibility: {
    kind: 'choice',
    label: message('settings.absenceVisibility'),
    loggedLabel: 'Absence visibility',
    words: 'absence visibility',
    options: absenceVisibilities,
  },
  remindAfterDays: {
    kind: 'own',
    label: message('settings.remindAfterDays'),
    loggedLabel: 'Reminder after',
    words: 'reminders',
  },
  escalateAfterDays: {
    kind: 'own',
    label: message('settings.escalateAfterDays'),
    loggedLabel: 'Escalation after',
    words: 'escalation',
  },
  capacityLimit: {
    kind: 'choice',
    label: message('settings.capacityLimit'),
    loggedLabel: 'Capacity limit',
    words: 'capacity limit',
    options: capacityShares,
  },
});
