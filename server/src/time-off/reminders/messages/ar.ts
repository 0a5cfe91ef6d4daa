import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue, Message, Said, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

function pending({ type, person, time }: { type: Said; time: Message; person: Said }, texts: Texts): string {
  return `طلب ${texts.text(person)} (${texts.text(type)}، ${texts.text(time)})`;
}

export const ar = {
  'time-off.reminders.subject': ({ person, what }, texts) =>
    `طلب قيد الانتظار من ${person}: ${texts.text(what)}`,
  /** Of at least two requests. */
  'time-off.reminders.severalSubject': ({ requests }, { locale }) => {
    const number = formatNumber(requests, locale);
    return plural('ar', requests, {
      zero: 'لا طلبات قيد الانتظار',
      one: 'طلب واحد قيد الانتظار',
      two: 'طلبان قيد الانتظار',
      few: `${number} طلبات قيد الانتظار`,
      many: `${number} طلبًا قيد الانتظار`,
      other: `${number} طلب قيد الانتظار`,
    });
  },
  'time-off.reminders.review': 'مراجعة الطلبات',
  'time-off.reminders.reminded': (request, texts) => `${pending(request, texts)}: في انتظار قرارك.`,
  'time-off.reminders.escalated': (request, texts) =>
    `${pending(request, texts)}: ما زال قيد الانتظار، لذلك يمكنك البتّ فيه أيضًا.`,
  'time-off.reminders.becameApprover': (request, texts) =>
    `${pending(request, texts)}: أصبحت الموافقة عليه من مسؤوليتك.`,
  'time-off.reminders.standsIn': ({ absent, ...request }, texts) =>
    `${pending(request, texts)}: يمكنك البتّ فيه بسبب غياب ${texts.text(absent)}.`,
  'time-off.reminders.standsInUnnamed': (request, texts) =>
    `${pending(request, texts)}: مسؤول الموافقة غائب.`,
} satisfies Catalogue<typeof en>;
