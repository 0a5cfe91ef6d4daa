import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'people.accounts.person': ({ name, email }) => `${name} (${email})`,
  'people.accounts.goToSignIn': 'Aller à la connexion',
  'people.accounts.invitationSubject': ({ name, company }) => `${name} vous invite dans Almanac · ${company}`,
  'people.accounts.invitation': ({ inviter, company }, texts) =>
    `${texts.text(inviter)} a créé pour vous un compte dans Almanac, l’outil de gestion des absences et des équipes de l’entreprise (${company}).`,
  'people.accounts.invitationSignIn': ({ email }) =>
    `Pour vous connecter, saisissez ${email}. Vous recevrez un e-mail avec un lien de connexion ; il n’y a pas de mot de passe.`,
  'people.accounts.addressSubject': ({ company }) =>
    `Votre adresse e-mail dans Almanac a été modifiée · ${company}`,
  'people.accounts.addressChanged': ({ by, from, to }, texts) =>
    `${texts.text(by)} a modifié votre adresse e-mail dans Almanac : ${from} devient ${to}.`,
  'people.accounts.addressLeft': ({ by }, texts) =>
    `Les e-mails et les liens de connexion n’arrivent plus qu’à la nouvelle adresse. En cas d’erreur, contactez ${texts.text(by)}.`,
  'people.accounts.addressTaken': ({ to }) =>
    `Vous avez été déconnecté partout. Pour vous connecter, saisissez ${to} ; rien d’autre ne change.`,
  'people.accounts.user': 'Utilisateur',
  'people.accounts.ownAccount': 'Votre compte',
  'people.accounts.photo': 'Photo',
  'people.accounts.exists': ({ email }) => `Il existe déjà un compte pour ${email}`,
} satisfies Catalogue<typeof en>;
