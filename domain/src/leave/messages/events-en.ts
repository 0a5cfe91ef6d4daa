import { type CalendarDate, earliestDate } from '../../calendar/calendar-date.ts';
import { dateText } from '../../calendar/date-text.ts';
import { formatList } from '../../language/formats.ts';
import type { Message, Said, Texts } from '../../language/message.ts';
import { plural } from '../../language/plural.ts';

export interface Named {
  name: string;
}

export interface Rules extends Named {
  type: string;
  from: CalendarDate;
}

export interface Terms {
  person: Said;
  from: CalendarDate;
}

function fromText(from: CalendarDate, { locale }: Texts): string {
  return from === earliestDate ? 'from the first day' : `from ${dateText(from, locale)}`;
}

export const en = {
  'leave.events.typeCreated': ({ name }: Named) => `Added the type ${name}`,
  'leave.events.typeChanged': ({ name }: Named) => `Changed the type ${name}`,
  'leave.events.typeDeleted': ({ name }: Named) => `Deleted the type ${name}`,
  'leave.events.planCreated': ({ name }: Named) => `Added the leave plan ${name}`,
  'leave.events.planCopied': ({ name, original }: Named & { original: string }) =>
    `Added the leave plan ${name}, a copy of ${original}`,
  'leave.events.planFromTemplate': ({ name, template }: Named & { template: string }) =>
    `Added the leave plan ${name}, from the template of ${template}`,
  'leave.events.planChanged': ({ name }: Named) => `Changed the leave plan ${name}`,
  'leave.events.planDeleted': ({ name }: Named) => `Deleted the leave plan ${name}`,
  'leave.events.rulesSet': ({ name, type, from }: Rules, { locale }: Texts) =>
    `Set the rules of ${type} in the leave plan ${name} from ${dateText(from, locale)}`,
  'leave.events.rulesDeleted': ({ name, type, from }: Rules, { locale }: Texts) =>
    `Deleted the rules of ${type} in the leave plan ${name} from ${dateText(from, locale)}`,
  'leave.events.termsChanged': (
    { person, from, terms }: Terms & { terms: readonly Message[] },
    texts: Texts,
  ) =>
    `Changed the ${formatList(terms.map(texts.text), texts.locale)} of ${texts.text(person)} ${fromText(from, texts)}`,
  'leave.events.place': 'place',
  'leave.events.plan': 'leave plan',
  'leave.events.schedule': 'work schedule',
  'leave.events.termsDeleted': ({ person, from }: Terms, texts: Texts) =>
    `Deleted the terms of ${texts.text(person)} ${fromText(from, texts)}`,
  'leave.events.setUp': (
    { plan, people, from }: { plan: string; people: number; from: CalendarDate },
    { locale }: Texts,
  ) => {
    const count = plural('en', people, { one: '1 person', other: `${people} people` });
    return `Set up leave from ${dateText(from, locale)} with the plan ${plan} for ${count}`;
  },
};
