import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue, Message, Said, Texts } from '@almanac/domain/language/message';
import type { en } from './en.ts';

interface Pending {
  type: Said;
  time: Message;
  person: Said;
}

function pending({ type, person, time }: Pending, texts: Texts): string {
  return `${texts.text(type)} de ${texts.text(person)}, ${texts.text(time)}`;
}

export const es = {
  'time-off.reminders.subject': ({ person, what }, texts) =>
    `Solicitud pendiente de ${person}: ${texts.text(what)}`,
  'time-off.reminders.severalSubject': ({ requests }, { locale }) =>
    `${formatNumber(requests, locale)} solicitudes pendientes`,
  'time-off.reminders.review': 'Revisar las solicitudes',
  'time-off.reminders.reminded': (request, texts) => `${pending(request, texts)}: espera su decisión.`,
  'time-off.reminders.escalated': (request, texts) =>
    `${pending(request, texts)}: sigue pendiente, ahora también puede decidirla usted.`,
  'time-off.reminders.becameApprover': (request, texts) =>
    `${pending(request, texts)}: ahora la aprobación le corresponde a usted.`,
  'time-off.reminders.standsIn': ({ absent, ...request }, texts) =>
    `${pending(request, texts)}: puede decidirla usted durante la ausencia de ${texts.text(absent)}.`,
  'time-off.reminders.standsInUnnamed': (request, texts) =>
    `${pending(request, texts)}: la persona responsable de aprobación está ausente.`,
} satisfies Catalogue<typeof en>;
