import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './holidays-en.ts';

export const fr = {
  'leave.holidays.placeNotLoaded': 'Impossible de charger le lieu de travail',
  'leave.holidays.noPlace': 'Lieu de travail introuvable',
  'leave.holidays.noPlaceHint': 'Il a peut-être été supprimé.',
  'leave.holidays.allPlaces': 'Lieux et jours fériés',
  'leave.holidays.subtitle': 'Jours fériés',
  'leave.holidays.loading': 'Chargement des jours fériés',
  'leave.holidays.notLoaded': 'Impossible de charger les jours fériés',
  'leave.holidays.none': 'Aucun pour l’instant',
  'leave.holidays.count': ({ count }) =>
    plural('fr', count, { one: `${count} jour férié`, other: `${count} jours fériés` }),
  'leave.holidays.suggest': 'Proposer des jours fériés',
  'leave.holidays.unsaved': 'Pas encore enregistré.',
  'leave.holidays.discard': 'Abandonner',
  'leave.holidays.placeAndYear': ({ name, year }) => `${name} ${year}`,
  'leave.holidays.effectTitle': ({ name, year }) => `Jours fériés ${year} : ${name}`,
} satisfies Catalogue<typeof en>;
