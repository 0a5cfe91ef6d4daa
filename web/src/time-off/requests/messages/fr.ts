import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.requests.changedFrom': ({ was }) => `modifiée, auparavant ${was}`,
  'time-off.requests.changedFromType': ({ type, time }) => `modifiée, auparavant ${type}, ${time}`,
  'time-off.requests.related': 'Demandes liées',
  'time-off.requests.continues': ({ days }) => `Suite de : ${days}`,
  'time-off.requests.continuesPending': ({ days }) => `Suite de : ${days}, en attente`,
  'time-off.requests.continuedBy': ({ days }) => `Se poursuit : ${days}`,
  'time-off.requests.continuedByPending': ({ days }) => `Se poursuit : ${days}, en attente`,
  'time-off.requests.interrupts': ({ days }) => `Retirée de : ${days}`,
  'time-off.requests.interruptsPending': ({ days }) => `Retirée de : ${days}, en attente`,
  'time-off.requests.interruptedBy': ({ days }) => `Interrompue : ${days}`,
  'time-off.requests.interruptedByPending': ({ days }) => `Interrompue : ${days}, en attente`,
  'time-off.requests.showAll': 'Tout afficher',
  'time-off.requests.showLess': 'Afficher moins',
  'time-off.requests.recorded': 'Enregistrée',
  'time-off.requests.documentMissing': 'Justificatif manquant',
  'time-off.requests.documentReceived': 'Justificatif reçu',
  'time-off.requests.documentBrought': 'Justificatif remis',
  'time-off.requests.documentFetched': 'Obtenu par les RH',
  'time-off.requests.documentFetchedOn': ({ day }) => `Justificatif obtenu par les RH le ${day}`,
  'time-off.requests.documentOn': ({ day }) => `le ${day}`,
  'time-off.requests.documentReceivedOn': ({ day }) => `Justificatif reçu le ${day}`,
  'time-off.requests.documentNotSaved': 'Le justificatif n’a pas été enregistré',
} satisfies Catalogue<typeof en>;
