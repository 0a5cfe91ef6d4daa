import { formatNumber } from '@almanac/domain/language/formats';
import type { Message, Said, Texts } from '@almanac/domain/language/message';

interface Pending {
  type: Said;
  time: Message;
  person: Said;
}

function pending({ type, person, time }: Pending, texts: Texts): string {
  return `${texts.text(type)} of ${texts.text(person)}, ${texts.text(time)}`;
}

export const en = {
  'time-off.reminders.subject': ({ person, what }: { person: string; what: Message }, texts: Texts) =>
    `Pending request from ${person}: ${texts.text(what)}`,
  /** Of at least two requests. */
  'time-off.reminders.severalSubject': ({ requests }: { requests: number }, { locale }: Texts) =>
    `${formatNumber(requests, locale)} requests are pending`,
  'time-off.reminders.review': 'Review the requests',
  'time-off.reminders.reminded': (request: Pending, texts: Texts) =>
    `${pending(request, texts)} awaits your decision.`,
  'time-off.reminders.escalated': (request: Pending, texts: Texts) =>
    `${pending(request, texts)}: still pending, so you can now decide it too.`,
  'time-off.reminders.becameApprover': (request: Pending, texts: Texts) =>
    `${pending(request, texts)}: you are now its approver.`,
  'time-off.reminders.standsIn': ({ absent, ...request }: Pending & { absent: Said }, texts: Texts) =>
    `${pending(request, texts)}: ${texts.text(absent)} is away, so you can decide it.`,
  'time-off.reminders.standsInUnnamed': (request: Pending, texts: Texts) =>
    `${pending(request, texts)}: its approver is away.`,
};
