import type { Role } from '../../access/role.ts';
import { dateText, periodText } from '../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import type { ChangedFields, Deputy, en, OfPerson } from './events-en.ts';

function ofPerson(textOf: (person: string) => string) {
  return ({ person }: OfPerson, texts: Texts) => textOf(texts.text(person));
}

function fieldsText({ fields }: ChangedFields, texts: Texts): string {
  return formatList(fields.map(texts.text), texts.locale, 'plain');
}

function deputyText({ deputy, person, period }: Deputy, texts: Texts): string {
  const days = periodText(period, texts.locale);
  return `${texts.text(deputy)} (pour ${texts.text(person)}), ${days}`;
}

const roles: Readonly<Record<Role, string>> = {
  EMPLOYEE: 'Collaborateur',
  MANAGER: 'Responsable',
  HR_ADMIN: 'Administrateur RH',
  SYSTEM_ADMIN: 'Administrateur système',
};

export const fr = {
  'people.events.imported': ofPerson((person) => `Personne importée : ${person}`),
  'people.events.signedUp': ofPerson((person) => `Compte créé à la première connexion : ${person}`),
  'people.events.invited': ofPerson((person) => `Personne invitée : ${person}`),
  'people.events.welcomed': ofPerson((person) => `E-mail de bienvenue envoyé à ${person}`),
  'people.events.ownNameChanged': ({ name }) => `Propre nom modifié : ${name}`,
  'people.events.changed': (values, texts) =>
    `Compte modifié (${texts.text(values.person)}) : ${fieldsText(values, texts)}`,
  'people.events.changedByImport': (values, texts) =>
    `Compte modifié par import (${texts.text(values.person)}) : ${fieldsText(values, texts)}`,
  'people.events.roleChanged': ({ person, from, to }, texts) =>
    `Rôle modifié (${texts.text(person)}) : ${roles[from]} devient ${roles[to]}`,
  'people.events.photoChanged': 'Propre photo modifiée',
  'people.events.ownPhotoRemoved': 'Propre photo supprimée',
  'people.events.photoRemoved': ofPerson((person) => `Photo supprimée : ${person}`),
  'people.events.emailsChosen': 'Choix des e-mails à recevoir',
  'people.events.languageChosen': 'Langue choisie',
  'people.events.leavingPlanned': ({ person, lastDay }, texts) =>
    `Dernier jour défini (${texts.text(person)}) : ${dateText(lastDay, texts.locale)}`,
  'people.events.employmentsChanged': ofPerson((person) => `Contrats modifiés : ${person}`),
  'people.events.deputyNamed': (values, texts) => `Suppléant désigné : ${deputyText(values, texts)}`,
  'people.events.deputyRemoved': (values, texts) => `Suppléant retiré : ${deputyText(values, texts)}`,
  'people.events.deactivated': ofPerson((person) => `Compte désactivé : ${person}`),
  'people.events.deactivatedByImport': ofPerson((person) => `Compte désactivé par import : ${person}`),
  'people.events.left': ({ person, lastDay }, texts) =>
    `Compte désactivé : ${texts.text(person)}, dernier jour le ${dateText(lastDay, texts.locale)}`,
  'people.events.reactivated': ofPerson((person) => `Compte réactivé : ${person}`),
  'people.events.reactivatedByImport': ofPerson((person) => `Compte réactivé par import : ${person}`),
  'people.events.deleted': ({ address }) => `Propre compte supprimé, ${address}`,
  'people.events.exported': ofPerson((person) => `Toutes les données exportées : ${person}`),
  'people.events.erased': ofPerson((person) => `Noms, adresses et motifs effacés : ${person}`),
  'people.events.peopleImported': ({ added, changed, unchanged }, { locale }) =>
    `Import de personnes (ajouts : ${formatNumber(added, locale)}, modifications : ${formatNumber(changed, locale)}, sans changement : ${formatNumber(unchanged, locale)})`,
} satisfies Catalogue<typeof en>;
