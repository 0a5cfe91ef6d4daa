import type { Role } from '../../access/role.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { dateText, periodText } from '../../calendar/date-text.ts';
import type { Period } from '../../calendar/period.ts';
import { formatList, formatNumber } from '../../language/formats.ts';
import type { Said, Texts } from '../../language/message.ts';

export interface OfPerson {
  person: Said;
}

export interface ChangedFields extends OfPerson {
  fields: readonly Said[];
}

export interface Deputy extends OfPerson {
  deputy: Said;
  period: Period;
}

function ofPerson(textOf: (person: string) => string) {
  return ({ person }: OfPerson, texts: Texts) => textOf(texts.text(person));
}

function fieldsText({ fields }: ChangedFields, texts: Texts): string {
  return formatList(fields.map(texts.text), texts.locale, 'plain');
}

function deputyText({ deputy, person, period }: Deputy, texts: Texts): string {
  const days = periodText(period, texts.locale);
  return `${texts.text(deputy)} as the deputy of ${texts.text(person)}, ${days}`;
}

const roles: Readonly<Record<Role, string>> = {
  EMPLOYEE: 'Employee',
  MANAGER: 'Manager',
  HR_ADMIN: 'HR Admin',
  SYSTEM_ADMIN: 'System Admin',
};

export const en = {
  'people.events.imported': ofPerson((person) => `Imported ${person}`),
  'people.events.signedUp': ofPerson((person) => `Created the account of ${person} at the first sign-in`),
  'people.events.invited': ofPerson((person) => `Invited ${person}`),
  'people.events.welcomed': ofPerson((person) => `Emailed ${person} how to sign in`),
  'people.events.ownNameChanged': ({ name }: { name: string }) => `Changed their own name to ${name}`,
  'people.events.changed': (values: ChangedFields, texts: Texts) =>
    `Changed ${texts.text(values.person)}: ${fieldsText(values, texts)}`,
  'people.events.changedByImport': (values: ChangedFields, texts: Texts) =>
    `Changed ${texts.text(values.person)} by import: ${fieldsText(values, texts)}`,
  'people.events.roleChanged': ({ person, from, to }: OfPerson & { from: Role; to: Role }, texts: Texts) =>
    `Changed the role of ${texts.text(person)} from ${roles[from]} to ${roles[to]}`,
  'people.events.photoChanged': 'Changed their own photo',
  'people.events.ownPhotoRemoved': 'Removed their own photo',
  'people.events.photoRemoved': ofPerson((person) => `Removed the photo of ${person}`),
  'people.events.emailsChosen': 'Chose which emails to get',
  'people.events.languageChosen': 'Chose a language',
  'people.events.leavingPlanned': ({ person, lastDay }: OfPerson & { lastDay: CalendarDate }, texts: Texts) =>
    `Set the last day of ${texts.text(person)} to ${dateText(lastDay, texts.locale)}`,
  'people.events.employmentsChanged': ofPerson((person) => `Changed the employments of ${person}`),
  'people.events.deputyNamed': (values: Deputy, texts: Texts) => `Named ${deputyText(values, texts)}`,
  'people.events.deputyRemoved': (values: Deputy, texts: Texts) => `Removed ${deputyText(values, texts)}`,
  'people.events.deactivated': ofPerson((person) => `Deactivated ${person}`),
  'people.events.deactivatedByImport': ofPerson((person) => `Deactivated ${person} by import`),
  'people.events.left': ({ person, lastDay }: OfPerson & { lastDay: CalendarDate }, texts: Texts) =>
    `Deactivated ${texts.text(person)}, whose last day was ${dateText(lastDay, texts.locale)}`,
  'people.events.reactivated': ofPerson((person) => `Reactivated ${person}`),
  'people.events.reactivatedByImport': ofPerson((person) => `Reactivated ${person} by import`),
  'people.events.deleted': ({ address }: { address: string }) => `Deleted their own account, ${address}`,
  'people.events.exported': ofPerson((person) => `Exported all data about ${person}`),
  'people.events.erased': ofPerson((person) => `Erased the names, addresses and reasons of ${person}`),
  'people.events.peopleImported': (
    { added, changed, unchanged }: { added: number; changed: number; unchanged: number },
    { locale }: Texts,
  ) =>
    `Imported people: ${formatNumber(added, locale)} added, ${formatNumber(changed, locale)} changed, ${formatNumber(unchanged, locale)} unchanged`,
};
