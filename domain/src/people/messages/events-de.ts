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
  return `${texts.text(deputy)} als Vertretung von ${texts.text(person)}, ${days}`;
}

const roles: Readonly<Record<Role, string>> = {
  EMPLOYEE: 'Mitarbeitende',
  MANAGER: 'Führungskraft',
  HR_ADMIN: 'Personaladministration',
  SYSTEM_ADMIN: 'Systemadministration',
};

export const de = {
  'people.events.imported': ofPerson((person) => `${person} importiert`),
  'people.events.signedUp': ofPerson((person) => `Konto von ${person} bei der ersten Anmeldung angelegt`),
  'people.events.invited': ofPerson((person) => `${person} eingeladen`),
  'people.events.welcomed': ofPerson((person) => `Willkommens-E-Mail an ${person} gesendet`),
  'people.events.ownNameChanged': ({ name }) => `Eigenen Namen in ${name} geändert`,
  'people.events.changed': (values, texts) =>
    `${texts.text(values.person)} geändert: ${fieldsText(values, texts)}`,
  'people.events.changedByImport': (values, texts) =>
    `${texts.text(values.person)} durch Import geändert: ${fieldsText(values, texts)}`,
  'people.events.roleChanged': ({ person, from, to }, texts) =>
    `Rolle von ${texts.text(person)} geändert: ${roles[from]} → ${roles[to]}`,
  'people.events.photoChanged': 'Eigenes Foto geändert',
  'people.events.ownPhotoRemoved': 'Eigenes Foto entfernt',
  'people.events.photoRemoved': ofPerson((person) => `Foto von ${person} entfernt`),
  'people.events.emailsChosen': 'Eigene E-Mail-Einstellungen geändert',
  'people.events.languageChosen': 'Eigene Sprache gewählt',
  'people.events.leavingPlanned': ({ person, lastDay }, texts) =>
    `Letzten Arbeitstag von ${texts.text(person)} auf ${dateText(lastDay, texts.locale)} gesetzt`,
  'people.events.employmentsChanged': ofPerson((person) => `Arbeitsverhältnisse von ${person} geändert`),
  'people.events.deputyNamed': (values, texts) => `Benannt: ${deputyText(values, texts)}`,
  'people.events.deputyRemoved': (values, texts) => `Entfernt: ${deputyText(values, texts)}`,
  'people.events.deactivated': ofPerson((person) => `${person} deaktiviert`),
  'people.events.deactivatedByImport': ofPerson((person) => `${person} durch Import deaktiviert`),
  'people.events.left': ({ person, lastDay }, texts) =>
    `${texts.text(person)} nach dem letzten Arbeitstag, ${dateText(lastDay, texts.locale)}, deaktiviert`,
  'people.events.reactivated': ofPerson((person) => `${person} reaktiviert`),
  'people.events.reactivatedByImport': ofPerson((person) => `${person} durch Import reaktiviert`),
  'people.events.deleted': ({ address }) => `Eigenes Konto ${address} gelöscht`,
  'people.events.exported': ofPerson((person) => `Alle Daten über ${person} exportiert`),
  'people.events.erased': ofPerson((person) => `Namen, Adressen und Begründungen von ${person} gelöscht`),
  'people.events.peopleImported': ({ added, changed, unchanged }, { locale }) =>
    `Personen importiert: ${formatNumber(added, locale)} neu, ${formatNumber(changed, locale)} geändert, ${formatNumber(unchanged, locale)} unverändert`,
} satisfies Catalogue<typeof en>;
