import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const de = {
  'time-off.approvals.pending': 'Offene Genehmigungen',
  'time-off.approvals.refresh': 'Aktualisieren',
  'time-off.approvals.loading': 'Die offenen Genehmigungen werden geladen',
  'time-off.approvals.outdated': 'Diese Anträge sind vielleicht nicht mehr aktuell',
  'time-off.approvals.pages': 'offene Genehmigungen',
  'time-off.approvals.toDecide': 'Anträge zur Entscheidung',
  'time-off.approvals.allDone': 'Alles erledigt!',
  'time-off.approvals.allDoneHint': 'Zurzeit wartet kein Antrag auf Ihre Genehmigung.',
  'time-off.approvals.notDecided': ({ count }) =>
    plural('de', count, {
      one: `Über ${count} Antrag konnte nicht entschieden werden`,
      other: `Über ${count} Anträge konnte nicht entschieden werden`,
    }),
  'time-off.approvals.notDecidedBecause': ({ name, days, fault }) => `${name}, ${days}: ${fault}`,
  'time-off.approvals.keyNext': 'weiter',
  'time-off.approvals.keyPrevious': 'zurück',
  'time-off.approvals.keyApprove': 'genehmigen',
  'time-off.approvals.keyReject': 'ablehnen',
  'time-off.approvals.keySelect': 'auswählen',
  'time-off.approvals.keyUndo': 'rückgängig',
  'time-off.approvals.keysInProfile': 'In Ihrem Profil lassen sie sich ausschalten.',
  'time-off.approvals.rejectVacation': 'Antrag ablehnen',
  'time-off.approvals.willSeeReason': ({ name }) => `${name} sieht diese Begründung.`,
  'time-off.approvals.select': ({ name }) => `Auswählen: ${name}`,
  'time-off.approvals.from': 'Von',
  'time-off.approvals.to': 'Bis',
  'time-off.approvals.endBeforeStart': 'Dieser Tag liegt vor dem ersten',
  'time-off.approvals.person': 'Person',
  'time-off.approvals.everyone': 'Alle',
  'time-off.approvals.onePerson': 'Eine Person',
  'time-off.approvals.morePeople': ({ count }) =>
    `${count} weitere: Geben Sie zum Suchen einen Namen oder eine Adresse ein.`,
} satisfies Catalogue<typeof en>;
