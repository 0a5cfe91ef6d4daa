import { type CalendarDate, earliestDate } from '../../calendar/calendar-date.ts';
import { dateText } from '../../calendar/date-text.ts';
import { formatList } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

function fromText(from: CalendarDate, { locale }: Texts): string {
  return from === earliestDate ? 'dès le premier jour' : `à partir du ${dateText(from, locale)}`;
}

export const fr = {
  'leave.events.typeCreated': ({ name }) => `Type ajouté : ${name}`,
  'leave.events.typeChanged': ({ name }) => `Type modifié : ${name}`,
  'leave.events.typeDeleted': ({ name }) => `Type supprimé : ${name}`,
  'leave.events.planCreated': ({ name }) => `Régime de congés ajouté : ${name}`,
  'leave.events.planCopied': ({ name, original }) =>
    `Régime de congés ajouté : ${name}, copie de ${original}`,
  'leave.events.planFromTemplate': ({ name, template }) =>
    `Régime de congés ajouté : ${name}, d’après le modèle ${template}`,
  'leave.events.planChanged': ({ name }) => `Régime de congés modifié : ${name}`,
  'leave.events.planDeleted': ({ name }) => `Régime de congés supprimé : ${name}`,
  'leave.events.rulesSet': ({ name, type, from }, { locale }) =>
    `Règles définies dans le régime de congés ${name} à partir du ${dateText(from, locale)} : ${type}`,
  'leave.events.rulesDeleted': ({ name, type, from }, { locale }) =>
    `Règles supprimées dans le régime de congés ${name} à partir du ${dateText(from, locale)} : ${type}`,
  'leave.events.termsChanged': ({ person, from, terms }, texts) =>
    `Conditions de congés modifiées ${fromText(from, texts)} (${formatList(terms.map(texts.text), texts.locale)}) : ${texts.text(person)}`,
  'leave.events.place': 'lieu de travail',
  'leave.events.plan': 'régime de congés',
  'leave.events.schedule': 'horaire de travail',
  'leave.events.termsDeleted': ({ person, from }, texts) =>
    `Conditions de congés supprimées ${fromText(from, texts)} : ${texts.text(person)}`,
  'leave.events.setUp': ({ plan, people, from }, { locale }) => {
    const count = plural('fr', people, { one: `${people} personne`, other: `${people} personnes` });
    return `Congés configurés à partir du ${dateText(from, locale)} avec le régime ${plan} pour ${count}`;
  },
} satisfies Catalogue<typeof en>;
