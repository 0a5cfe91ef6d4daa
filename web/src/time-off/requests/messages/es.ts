import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'time-off.requests.changedFrom': ({ was }) => `modificada, antes ${was}`,
  'time-off.requests.changedFromType': ({ type, time }) => `modificada, antes ${type}, ${time}`,
  'time-off.requests.related': 'Solicitudes relacionadas',
  'time-off.requests.continues': ({ days }) => `Continuación de: ${days}`,
  'time-off.requests.continuesPending': ({ days }) => `Continuación de: ${days}, pendiente`,
  'time-off.requests.continuedBy': ({ days }) => `Continúa en: ${days}`,
  'time-off.requests.continuedByPending': ({ days }) => `Continúa en: ${days}, pendiente`,
  'time-off.requests.interrupts': ({ days }) => `Separada de: ${days}`,
  'time-off.requests.interruptsPending': ({ days }) => `Separada de: ${days}, pendiente`,
  'time-off.requests.interruptedBy': ({ days }) => `Interrumpida por: ${days}`,
  'time-off.requests.interruptedByPending': ({ days }) => `Interrumpida por: ${days}, pendiente`,
  'time-off.requests.showAll': 'Mostrar todo',
  'time-off.requests.showLess': 'Mostrar menos',
  'time-off.requests.recorded': 'Registrada',
  'time-off.requests.documentMissing': 'Falta el justificante',
  'time-off.requests.documentReceived': 'Justificante recibido',
  'time-off.requests.documentBrought': 'Justificante entregado',
  'time-off.requests.documentFetched': 'Obtenido por RR. HH.',
  'time-off.requests.documentFetchedOn': ({ day }) => `Justificante obtenido por RR. HH. el ${day}`,
  'time-off.requests.documentOn': ({ day }) => `el ${day}`,
  'time-off.requests.documentReceivedOn': ({ day }) => `Justificante recibido el ${day}`,
  'time-off.requests.documentNotSaved': 'No se ha registrado el justificante',
} satisfies Catalogue<typeof en>;
