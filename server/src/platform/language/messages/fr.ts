import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'http.unexpected': 'Une erreur inattendue s’est produite',
  'http.keyReused': 'Cette Idempotency-Key a déjà été utilisée pour le même appel avec d’autres données',
  'http.keyCharacters': 'Idempotency-Key doit compter de 1 à 255 caractères ASCII visibles',
  'http.busy': 'Almanac est très sollicité actuellement. Veuillez réessayer dans un instant.',
  'http.tooMany': ({ what, minutes }, texts) =>
    `${texts.text(what)} ${plural('fr', minutes, { one: 'Veuillez patienter une minute.', other: `Veuillez patienter ${minutes} minutes.` })}`,
  'http.notFound': 'Introuvable',
  'http.page': 'Page',
  'http.tooLarge': 'La requête est trop volumineuse',
  'http.mustBeJson': 'La requête doit être en JSON',
  'http.unreadable': 'La requête n’a pas pu être lue',
  'http.tooSlow': 'La requête a pris trop de temps',
  'http.headersTooLarge': 'Les en-têtes sont trop volumineux',
  'http.badAddress': 'L’adresse n’est pas valide',
  'http.badJson': 'Le corps n’est pas un JSON valide',
  'http.wrongLength': 'Le corps n’a pas la longueur annoncée',
  'http.bodyMustBeObject': 'Le corps doit être un objet',
  'http.invalidInput': 'Les données saisies ne sont pas valides',
  'http.unknownField': ({ field }) => `Il n’y a pas de champ « ${field} »`,
  'http.foreignPage': 'Cette page ne peut rien modifier ici',
  'http.needsScripts':
    'Almanac a besoin de JavaScript. Veuillez l’activer pour ce site et recharger la page.',
  'http.signIn': 'Veuillez vous connecter',
  'http.tooManyCalls': 'Trop d’appels à la fois. Veuillez patienter un instant.',
  'http.tooManyStreams': 'Trop d’onglets sont ouverts.',
  'http.oneHost': 'Données non valides : la requête doit désigner un seul hôte',
  'http.expectation': 'L’attente de la requête (Expect) ne peut pas être satisfaite',
} satisfies Catalogue<typeof en>;
