import type { Catalogue } from '../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'work-time.events.scheduleCreated': ({ name }) => `Horaire de travail ajouté : ${name}`,
  'work-time.events.scheduleChanged': ({ name }) => `Horaire de travail modifié : ${name}`,
  'work-time.events.scheduleDeleted': ({ name }) => `Horaire de travail supprimé : ${name}`,
  'work-time.events.placeCreated': ({ name }) => `Lieu de travail ajouté : ${name}`,
  'work-time.events.placeChanged': ({ name }) => `Lieu de travail modifié : ${name}`,
  'work-time.events.placeDeleted': ({ name }) => `Lieu de travail supprimé : ${name}`,
  'work-time.events.holidaysChanged': ({ name, year }) => `Jours fériés ${year} modifiés : ${name}`,
  'work-time.events.holidaysRequested': ({ name, year }) => `Jours fériés ${year} demandés aux RH : ${name}`,
} satisfies Catalogue<typeof en>;
