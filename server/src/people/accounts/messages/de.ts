import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'people.accounts.person': ({ name, email }) => `${name} (${email})`,
  'people.accounts.goToSignIn': 'Zur Anmeldung',
  'people.accounts.invitationSubject': ({ name, company }) => `${name} lädt Sie zu Almanac ein · ${company}`,
  'people.accounts.invitation': ({ inviter, company }, texts) =>
    `${texts.text(inviter)} hat für Sie ein Konto in Almanac angelegt. Dort verwaltet ${company} Abwesenheiten und Teams.`,
  'people.accounts.invitationSignIn': ({ email }) =>
    `Geben Sie zum Anmelden ${email} ein: Sie erhalten dann per E-Mail einen Link, der Sie ohne Passwort anmeldet.`,
  'people.accounts.addressSubject': ({ company }) => `Ihre Adresse in Almanac wurde geändert · ${company}`,
  'people.accounts.addressChanged': ({ by, from, to }, texts) =>
    `${texts.text(by)} hat Ihre Adresse in Almanac von ${from} in ${to} geändert.`,
  'people.accounts.addressLeft': ({ by }, texts) =>
    `E-Mails und Anmeldelinks gehen nur noch an die neue Adresse. Wenn das ein Irrtum ist, wenden Sie sich an ${texts.text(by)}.`,
  'people.accounts.addressTaken': ({ to }) =>
    `Sie wurden überall abgemeldet. Geben Sie zum Anmelden ${to} ein; alles andere bleibt, wie es war.`,
  'people.accounts.user': 'Person',
  'people.accounts.ownAccount': 'Ihr Konto',
  'people.accounts.photo': 'Foto',
  'people.accounts.exists': ({ email }) => `Für ${email} gibt es bereits ein Konto`,
} satisfies Catalogue<typeof en>;
