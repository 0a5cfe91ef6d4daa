import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'connections.emails.approve': 'Approuver',
  'connections.emails.reject': 'Refuser',
  'connections.emails.aboutLinks': ({ hours }) =>
    plural('fr', hours, {
      one: `Approuver et Refuser ouvrent une page de confirmation. Ces liens fonctionnent une fois, pendant ${hours} heure et sans connexion : ne transférez pas cet e-mail.`,
      other: `Approuver et Refuser ouvrent une page de confirmation. Ces liens fonctionnent une fois, pendant ${hours} heures et sans connexion : ne transférez pas cet e-mail.`,
    }),
  'connections.emails.approvedSubject': ({ person, what }, texts) =>
    `Vous avez approuvé : ${person}, ${texts.text(what)}`,
  'connections.emails.rejectedSubject': ({ person, what }, texts) =>
    `Vous avez refusé : ${person}, ${texts.text(what)}`,
  'connections.emails.approved': ({ person, what }, texts) =>
    `La demande de ${texts.text(person)} a été approuvée avec le lien de votre e-mail : ${texts.text(what)}.`,
  'connections.emails.rejected': ({ person, what }, texts) =>
    `La demande de ${texts.text(person)} a été refusée avec le lien de votre e-mail : ${texts.text(what)}.`,
  'connections.emails.notYou':
    'Si ce n’était pas vous, prévenez votre administrateur : quelqu’un d’autre a reçu votre e-mail.',
} satisfies Catalogue<typeof en>;
