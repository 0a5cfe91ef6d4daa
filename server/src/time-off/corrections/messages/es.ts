import { formatList } from '@almanac/domain/language/formats';
import type { Catalogue, Said, Texts } from '@almanac/domain/language/message';
import type { en } from './en.ts';

function andRecorded(recorded: Said | null, texts: Texts): string {
  return recorded === null ? '' : `, registrados como ${texts.text(recorded)}`;
}

export const es = {
  'time-off.correctionEmails.shortened': ({ person, what, was }, texts) =>
    `Su ausencia ha sido acortada por ${texts.text(person)}: ${texts.text(what)}. Antes: ${texts.text(was)}. Los demás días vuelven a su saldo.`,
  'time-off.correctionEmails.shortenedOfSubject': ({ type, time, person }, texts) =>
    `Ausencia de ${person} acortada: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.shortenedOwn': ({ person, what, was }, texts) =>
    `${texts.text(person)} ha acortado su propia ausencia: ${texts.text(what)}. Antes: ${texts.text(was)}.`,
  'time-off.correctionEmails.shortenedOf': ({ person, requester, what, was }, texts) =>
    `${texts.text(person)} ha acortado la ausencia aprobada de ${texts.text(requester)}: ${texts.text(what)}. Antes: ${texts.text(was)}.`,

  'time-off.correctionEmails.interruptedSubject': ({ type, time }, texts) =>
    `Ausencia interrumpida: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.interrupted': ({ person, days, type, was, recorded }, texts) =>
    `Su ausencia (${texts.text(type)}, ${texts.text(was)}) ha sido interrumpida por ${texts.text(person)}. Días quitados: ${texts.text(days)}${andRecorded(recorded, texts)}. Estos días vuelven a su saldo.`,
  'time-off.correctionEmails.interruptedOfSubject': ({ type, time, person }, texts) =>
    `Ausencia de ${person} interrumpida: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.interruptedOwn': ({ person, days, type, was, recorded }, texts) =>
    `${texts.text(person)} ha interrumpido su propia ausencia (${texts.text(type)}, ${texts.text(was)}). Días quitados: ${texts.text(days)}${andRecorded(recorded, texts)}.`,
  'time-off.correctionEmails.interruptedOf': ({ person, requester, days, type, was, recorded }, texts) =>
    `${texts.text(person)} ha interrumpido la ausencia aprobada de ${texts.text(requester)} (${texts.text(type)}, ${texts.text(was)}). Días quitados: ${texts.text(days)}${andRecorded(recorded, texts)}.`,
  'time-off.correctionEmails.remains': ({ remaining }, texts) =>
    `Lo que queda: ${formatList(remaining.map(texts.text), texts.locale)}.`,
  'time-off.correctionEmails.nothingRemains': 'No queda nada.',
  'time-off.correctionEmails.needsNoApproval': 'No requiere aprobación.',

  'time-off.correctionEmails.reportedSubject': ({ type, time, person }, texts) =>
    `${person} ha comunicado: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.reported': ({ person, what, type, was }, texts) =>
    `${texts.text(person)} ha comunicado lo siguiente durante una ausencia aprobada (${texts.text(type)}, ${texts.text(was)}): ${texts.text(what)}. Estos días vuelven al saldo de la persona. Si rechaza la comunicación, vuelven a ser ${texts.text(type)}.`,

  'time-off.correctionEmails.recordedSubject': ({ type, time }, texts) =>
    `Ausencia registrada en su nombre: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.recorded': ({ person, what }, texts) =>
    `${texts.text(person)} ha registrado una ausencia en su nombre: ${texts.text(what)}. Está aprobada.`,
  'time-off.correctionEmails.requestedSubject': ({ type, time }, texts) =>
    `Ausencia solicitada en su nombre: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.correctionEmails.requested': ({ person, what }, texts) =>
    `${texts.text(person)} ha solicitado una ausencia en su nombre: ${texts.text(what)}. Está pendiente.`,
} satisfies Catalogue<typeof en>;
