import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './list-en.ts';

export const de = {
  'time-off.requests.mine': 'Meine Anträge',
  'time-off.requests.all': 'Alle Anträge',
  'time-off.requests.noneOfMine': 'Sie haben noch keinen Antrag gestellt.',
  'time-off.requests.noneMatch': 'Kein Antrag passt zu den Filtern.',
  'time-off.requests.pendingTitle': 'Offen bei der Personalabteilung',
  'time-off.requests.nonePending': 'Kein Antrag wartet auf die Personalabteilung.',
  'time-off.requests.total': ({ count }, { locale }) => {
    const number = formatNumber(count, locale);
    return plural('de', count, { one: `${number} Antrag insgesamt`, other: `${number} Anträge insgesamt` });
  },
  'time-off.requests.loading': 'Wird geladen …',
  'time-off.requests.notLoaded': 'Die Anträge konnten nicht geladen werden',
  'time-off.requests.pages': 'Anträge',
  'time-off.requests.nothingFound': 'Keine Anträge gefunden',
  'time-off.requests.list': 'Anträge',
  'time-off.requests.loadingList': 'Die Anträge werden geladen',
  'time-off.requests.filter': 'Anträge filtern',
  'time-off.requests.filterStatus': 'Status',
  'time-off.requests.allStatuses': 'Jeder Status',
  'time-off.requests.filterType': 'Abwesenheitsart',
  'time-off.requests.allTypes': 'Alle Abwesenheitsarten',
  'time-off.requests.sortBy': 'Sortieren nach',
  'time-off.requests.byCreation': 'Eingang',
  'time-off.requests.byStart': 'Erster Tag',
  'time-off.requests.order': 'Reihenfolge',
  'time-off.requests.newestFirst': 'Neueste zuerst',
  'time-off.requests.oldestFirst': 'Älteste zuerst',
  'time-off.requests.requester': 'Antrag von',
  'time-off.requests.deactivated': 'deaktiviert',
  'time-off.requests.recordedBy': ({ name }) => `Eingetragen von ${name}`,
  'time-off.requests.wasRejected': 'Der Antrag wurde abgelehnt',
  'time-off.requests.fromDay': ({ day }) => `Von ${day}`,
  'time-off.requests.toDay': ({ day }) => `bis ${day}`,
  'time-off.requests.halfOfDay': ({ day, half }) => `${day}, ${half}`,
  'time-off.requests.submittedOn': ({ day, state }) => `Gestellt am ${day} · ${state}`,
  'time-off.requests.yoursToDecide': 'Sie entscheiden als einzige Person der Administration',
  'time-off.requests.awaitingReview': 'Wartet auf die Personalabteilung',
  'time-off.requests.decidedOn': ({ day, state }) => `${state} am ${day}`,
  'time-off.requests.recordedOn': ({ day }) => `Eingetragen am ${day}, ohne Genehmigung`,
  'time-off.requests.recordedWithoutApproval': 'Eingetragen, ohne Genehmigung',
} satisfies Catalogue<typeof en>;
