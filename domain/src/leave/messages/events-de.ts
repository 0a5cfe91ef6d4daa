import { type CalendarDate, earliestDate } from '../../calendar/calendar-date.ts';
import { dateText } from '../../calendar/date-text.ts';
import { formatList } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

function fromText(from: CalendarDate, { locale }: Texts): string {
  return from === earliestDate ? 'ab dem ersten Tag' : `ab ${dateText(from, locale)}`;
}

export const de = {
  'leave.events.typeCreated': ({ name }) => `Abwesenheitsart ${name} angelegt`,
  'leave.events.typeChanged': ({ name }) => `Abwesenheitsart ${name} geändert`,
  'leave.events.typeDeleted': ({ name }) => `Abwesenheitsart ${name} gelöscht`,
  'leave.events.planCreated': ({ name }) => `Urlaubsmodell ${name} angelegt`,
  'leave.events.planCopied': ({ name, original }) =>
    `Urlaubsmodell ${name} angelegt, eine Kopie von ${original}`,
  'leave.events.planFromTemplate': ({ name, template }) =>
    `Urlaubsmodell ${name} nach der Vorlage ${template} angelegt`,
  'leave.events.planChanged': ({ name }) => `Urlaubsmodell ${name} geändert`,
  'leave.events.planDeleted': ({ name }) => `Urlaubsmodell ${name} gelöscht`,
  'leave.events.rulesSet': ({ name, type, from }, { locale }) =>
    `Regeln für ${type} im Urlaubsmodell ${name} ab ${dateText(from, locale)} festgelegt`,
  'leave.events.rulesDeleted': ({ name, type, from }, { locale }) =>
    `Regeln für ${type} im Urlaubsmodell ${name} ab ${dateText(from, locale)} gelöscht`,
  'leave.events.termsChanged': ({ person, from, terms }, texts) =>
    `${formatList(terms.map(texts.text), texts.locale)} von ${texts.text(person)} ${fromText(from, texts)} geändert`,
  'leave.events.place': 'Standort',
  'leave.events.plan': 'Urlaubsmodell',
  'leave.events.schedule': 'Arbeitszeitmodell',
  'leave.events.termsDeleted': ({ person, from }, texts) =>
    `Zuordnung von ${texts.text(person)} ${fromText(from, texts)} gelöscht`,
  'leave.events.setUp': ({ plan, people, from }, { locale }) => {
    const count = plural('de', people, { one: '1 Person', other: `${people} Personen` });
    return `Urlaub ab ${dateText(from, locale)} mit dem Urlaubsmodell ${plan} für ${count} eingerichtet`;
  },
} satisfies Catalogue<typeof en>;
