import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'mail.greeting': ({ name }) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  'mail.footer': ({ company }) => `Almanac · ${company}`,
  'mail.link': ({ label }, texts) => `${texts.text(label)} :`,
  'mail.fact': ({ term, fact }, texts) => `${texts.text(term)} : ${texts.text(fact)}`,
  'mail.testSubject': ({ company }) => `E-mail de test d’Almanac · ${company}`,
  'mail.test': 'Voici l’e-mail de test que vous avez demandé. Almanac peut envoyer des e-mails.',
  'mail.mailbox.title': 'Messagerie',
  'mail.mailbox.about': 'Aucun serveur de messagerie n’est configuré : Almanac conserve ici ses e-mails.',
  'mail.mailbox.refresh': 'Actualiser',
  'mail.mailbox.calendar': 'Invitation de calendrier',
  'mail.mailbox.empty': 'Aucun e-mail pour l’instant. Demandez un lien de connexion, et il arrivera ici.',
  'mail.mailbox.to': ({ address }) => `À ${address}`,
} satisfies Catalogue<typeof en>;
