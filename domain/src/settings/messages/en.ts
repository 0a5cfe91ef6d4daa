import type { Texts } from '../../language/message.ts';
import type { Labelled } from '../../language/messages/en.ts';

export const en = {
  'settings.companyName': 'Company name',
  'settings.language': 'Language',
  'settings.weekStart': 'First day of the week',
  'settings.absenceVisibility': 'Absence visibility',
  'settings.remindAfterDays': 'Reminder after',
  'settings.escalateAfterDays': 'Escalation after',
  'settings.capacityLimit': 'Capacity limit',
  'settings.sicknessReport': 'Sickness report',
  'settings.bradford': 'Bradford factor',
  'settings.sicknessVisibleMonths': 'Past sickness visible for',
  'settings.wholeDays': ({ label, last }: Labelled & { last: number }, texts: Texts) =>
    `${texts.text(label)} must be a whole number of days from 1 to ${last}`,
  'settings.wholeMonths': ({ label, last }: Labelled & { last: number }, texts: Texts) =>
    `${texts.text(label)} must be a whole number of months from 1 to ${last}`,
  'settings.notReader': "You don't have permission to see the settings.",
  'settings.notWriter': 'Only a system administrator can change the settings.',
  'settings.changedMeanwhile': 'The settings were changed meanwhile; nothing of this was saved',
  'settings.escalationTooEarly': 'Escalation must come after the reminder',
  'settings.visibleInCompany': 'Everyone in the company',
  'settings.visibleInDepartment': 'Their own department and teams',
  'settings.visibleToNoOne': 'No one',
  'settings.byLanguage': 'As usual in the language',
  'settings.sunday': 'Sunday',
  'settings.monday': 'Monday',
  'settings.tuesday': 'Tuesday',
  'settings.wednesday': 'Wednesday',
  'settings.thursday': 'Thursday',
  'settings.friday': 'Friday',
  'settings.saturday': 'Saturday',
  'settings.quarter': 'A quarter of a department',
  'settings.third': 'A third of a department',
  'settings.half': 'Half of a department',
  'settings.twoThirds': 'Two thirds of a department',
  'settings.threeQuarters': 'Three quarters of a department',
};
