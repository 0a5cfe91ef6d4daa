import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.approvals.details': 'Einzelheiten',
  'time-off.approvals.detailsOf': ({ name }) => `Zum Antrag von ${name}`,
  'time-off.approvals.typeAndDays': ({ type, days }) => `${type}, ${days}`,
  'time-off.approvals.reasonTitle': 'Begründung',
  'time-off.approvals.whoDecides': 'Wer entscheidet',
  'time-off.approvals.days': 'Tage',
  'time-off.approvals.loadingDays': 'Die Tage werden geladen',
  'time-off.approvals.daysNotLoaded': 'Die Tage konnten nicht geladen werden.',
  'time-off.approvals.dayFact': ({ day, fact }) => `${day}: ${fact}`,
  'time-off.approvals.showDays': ({ count }) =>
    plural('de', count, { one: `${count} weiteren Tag anzeigen`, other: `${count} weitere Tage anzeigen` }),
  'time-off.approvals.balance': 'Urlaubskonto',
  'time-off.approvals.balanceNotLoaded': 'Das Urlaubskonto konnte nicht geladen werden',
  'time-off.approvals.adjustBalance': 'Kontostand korrigieren',
  'time-off.approvals.awayThen': 'An diesen Tagen abwesend',
  'time-off.approvals.noOneAway': 'Sonst niemand in der Abteilung.',
  'time-off.approvals.checkingCalendar': 'Der Kalender wird geprüft …',
  'time-off.approvals.absencesNotLoaded': 'Die Abwesenheiten konnten nicht geladen werden.',
  'time-off.approvals.absence': ({ type, days, isPending }) => {
    const absence = type === undefined ? days : `${type}, ${days}`;
    return isPending ? `${absence} (offen)` : absence;
  },
  'time-off.approvals.capacity': 'Kapazität des Teams',
  'time-off.approvals.capacityUnknown': 'Die Kapazität des Teams konnte nicht geprüft werden.',
  'time-off.approvals.leftNotLoaded': 'Der Rest konnte nicht geladen werden',
  'time-off.approvals.overLimit': 'Über der Grenze:',
  'time-off.approvals.caution': 'Achtung:',
  'time-off.approvals.submitted': 'Gestellt',
  'time-off.approvals.submittedAgo': ({ ago }) => `Gestellt ${ago}`,
  'time-off.approvals.deactivated': 'deaktiviert',
  'time-off.approvals.seenAtDecision': 'Stand bei der Entscheidung:',
} satisfies Catalogue<typeof en>;
