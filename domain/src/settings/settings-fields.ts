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
    min: 1,
    max: 100,
  },
  locale: {
    kind: 'choice',
    label: message('settings.language'),
    options: languages,
  },
  weekStart: {
    kind: 'choice',
    label: message('settings.weekStart'),
    options: weekStarts,
  },
  absenceVisibility: {
    kind: 'choice',
    label: message('settings.absenceVisibility'),
    options: absenceVisibilities,
  },
  remindAfterDays: {
    kind: 'own',
    label: message('settings.remindAfterDays'),
  },
  escalateAfterDays: {
    kind: 'own',
    label: message('settings.escalateAfterDays'),
  },
  capacityLimit: {
    kind: 'choice',
    label: message('settings.capacityLimit'),
    options: capacityShares,
  },
  sicknessReport: { kind: 'flag', label: message('settings.sicknessReport') },
  bradford: { kind: 'flag', label: message('settings.bradford') },
  sicknessVisibleMonths: { kind: 'own', label: message('settings.sicknessVisibleMonths') },
  decisionsByEmail: { kind: 'flag', label: message('settings.decisionsByEmail') },
});
