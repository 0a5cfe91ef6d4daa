import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue, Message, Said, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

interface Pending {
  type: Said;
  time: Message;
  person: Said;
}

function pending({ type, person, time }: Pending, texts: Texts): string {
  return `${texts.text(person)}, ${texts.text(type)}, ${texts.text(time)}`;
}

export const fr = {
  'time-off.reminders.subject': ({ person, what }, texts) =>
    `Demande en attente (${person}) : ${texts.text(what)}`,
  'time-off.reminders.severalSubject': ({ requests }, { locale }) =>
    plural('fr', requests, {
      one: `${formatNumber(requests, locale)} demande est en attente`,
      other: `${formatNumber(requests, locale)} demandes sont en attente`,
    }),
  'time-off.reminders.review': 'Examiner les demandes',
  'time-off.reminders.reminded': (request, texts) =>
    `${pending(request, texts)} : cette demande attend votre décision.`,
  'time-off.reminders.escalated': (request, texts) =>
    `${pending(request, texts)} : cette demande est toujours en attente, vous pouvez désormais aussi en décider.`,
  'time-off.reminders.becameApprover': (request, texts) =>
    `${pending(request, texts)} : c’est désormais à vous de valider cette demande.`,
  'time-off.reminders.standsIn': ({ absent, ...request }, texts) =>
    `${pending(request, texts)} : vous pouvez en décider pendant l’absence de ${texts.text(absent)}.`,
  'time-off.reminders.standsInUnnamed': (request, texts) =>
    `${pending(request, texts)} : son valideur est absent.`,
} satisfies Catalogue<typeof en>;
