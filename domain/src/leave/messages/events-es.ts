import { type CalendarDate, earliestDate } from '../../calendar/calendar-date.ts';
import { dateText } from '../../calendar/date-text.ts';
import { formatList } from '../../language/formats.ts';
import type { Catalogue, Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';
import type { en } from './events-en.ts';

function fromText(from: CalendarDate, { locale }: Texts): string {
  return from === earliestDate ? 'desde el primer día' : `desde el ${dateText(from, locale)}`;
}

export const es = {
  'leave.events.typeCreated': ({ name }) => `Tipo de ausencia añadido: ${name}`,
  'leave.events.typeChanged': ({ name }) => `Tipo de ausencia modificado: ${name}`,
  'leave.events.typeDeleted': ({ name }) => `Tipo de ausencia eliminado: ${name}`,
  'leave.events.planCreated': ({ name }) => `Plan de vacaciones añadido: ${name}`,
  'leave.events.planCopied': ({ name, original }) =>
    `Plan de vacaciones añadido: ${name}, copia de ${original}`,
  'leave.events.planFromTemplate': ({ name, template }) =>
    `Plan de vacaciones añadido: ${name}, a partir de la plantilla de ${template}`,
  'leave.events.planChanged': ({ name }) => `Plan de vacaciones modificado: ${name}`,
  'leave.events.planDeleted': ({ name }) => `Plan de vacaciones eliminado: ${name}`,
  'leave.events.rulesSet': ({ name, type, from }, { locale }) =>
    `Reglas de ${type} fijadas en el plan de vacaciones ${name} desde el ${dateText(from, locale)}`,
  'leave.events.rulesDeleted': ({ name, type, from }, { locale }) =>
    `Reglas de ${type} eliminadas del plan de vacaciones ${name} desde el ${dateText(from, locale)}`,
  'leave.events.termsChanged': ({ person, from, terms }, texts) =>
    `Condiciones de ${texts.text(person)} modificadas ${fromText(from, texts)}: ${formatList(terms.map(texts.text), texts.locale)}`,
  'leave.events.place': 'centro de trabajo',
  'leave.events.plan': 'plan de vacaciones',
  'leave.events.schedule': 'horario laboral',
  'leave.events.termsDeleted': ({ person, from }, texts) =>
    `Condiciones de ${texts.text(person)} eliminadas ${fromText(from, texts)}`,
  'leave.events.setUp': ({ plan, people, from }, { locale }) => {
    const count = plural('es', people, { one: '1 persona', other: `${people} personas` });
    return `Ausencias configuradas desde el ${dateText(from, locale)} con el plan ${plan} para ${count}`;
  },
} satisfies Catalogue<typeof en>;
