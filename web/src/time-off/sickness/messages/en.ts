import { formatNumber } from '@almanac/domain/language/formats';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

export const en = {
  'time-off.sickness.title': 'Sickness',
  'time-off.sickness.subtitle': 'Twelve months up to a day, by name.',
  'time-off.sickness.asOf': 'As of',
  'time-off.sickness.notLoaded': "Couldn't load the sickness report",
  'time-off.sickness.loading': 'Loading illnesses',
  'time-off.sickness.people': 'People',
  'time-off.sickness.person': 'Person',
  'time-off.sickness.spells': 'Illnesses',
  'time-off.sickness.workDays': 'Working days',
  'time-off.sickness.calendarDays': 'Calendar days',
  'time-off.sickness.longest': 'Longest (days)',
  'time-off.sickness.bradford': 'Bradford factor',
  'time-off.sickness.now': 'Current illness',
  'time-off.sickness.notNow': 'None',
  'time-off.sickness.show': 'Illnesses',
  'time-off.sickness.showOf': ({ name }: { name: string }) => `Illnesses of ${name}`,
  'time-off.sickness.none': 'No one was ill in these twelve months',
  'time-off.sickness.illSince': ({ day }: { day: string }) => `Ill since ${day}`,
  'time-off.sickness.payEnds': ({ day }: { day: string }) => `Pay ends on ${day}`,
  'time-off.sickness.integrationDue': 'Integration due',
  'time-off.sickness.off': 'The sickness report is off',
  'time-off.sickness.offHint':
    'A system administrator can switch it on in the system settings. Ask the works council first.',
  'time-off.sickness.toSettings': 'System Settings',
  'time-off.sickness.spellsTitle': 'Illnesses',
  'time-off.sickness.spellsNotLoaded': "Couldn't load the illnesses",
  'time-off.sickness.continues': 'Continues',
  'time-off.sickness.continuesNone': 'No earlier illness',
  'time-off.sickness.marked': 'Illness changed',
  'time-off.sickness.notMarked': 'The illness was not changed',
  'time-off.sickness.continuesFrom': ({ day }: { day: string }) => `Continues the illness from ${day}`,
  'time-off.sickness.noneOfOwn': 'You have not been ill.',
  'time-off.sickness.ownSpellsHint': 'Absences with only free days between them are one.',
  'time-off.sickness.days': (
    { workDays, calendarDays }: { workDays: number; calendarDays: number },
    { locale }: Texts,
  ) => {
    const work = formatNumber(workDays, locale);
    const calendar = formatNumber(calendarDays, locale);
    return [
      plural('en', workDays, { one: `${work} working day`, other: `${work} working days` }),
      plural('en', calendarDays, { one: `${calendar} calendar day`, other: `${calendar} calendar days` }),
    ].join(', ');
  },
};
