import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'work-time.events.scheduleCreated': ({ name }) => `Horario laboral añadido: ${name}`,
  'work-time.events.scheduleChanged': ({ name }) => `Horario laboral modificado: ${name}`,
  'work-time.events.scheduleDeleted': ({ name }) => `Horario laboral eliminado: ${name}`,
  'work-time.events.placeCreated': ({ name }) => `Centro de trabajo añadido: ${name}`,
  'work-time.events.placeChanged': ({ name }) => `Centro de trabajo modificado: ${name}`,
  'work-time.events.placeDeleted': ({ name }) => `Centro de trabajo eliminado: ${name}`,
  'work-time.events.holidaysChanged': ({ name, year }) => `Festivos de ${name} modificados en ${year}`,
  'work-time.events.holidaysRequested': ({ name, year }) =>
    `Festivos de ${name} en ${year} solicitados a RR. HH.`,
} satisfies Catalogue<typeof en>;
