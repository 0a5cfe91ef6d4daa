import { dateText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const es = {
  'time-off.sickness.events.read': ({ on }, { locale }) =>
    `Informe de enfermedad consultado a fecha de ${dateText(on, locale)}`,
  'time-off.sickness.events.spellsRead': ({ person }, texts) => `Bajas de ${texts.text(person)} consultadas`,
  'time-off.sickness.events.continued': ({ person, startDate, earlier }, texts) =>
    `Baja de ${texts.text(person)} desde el ${dateText(startDate, texts.locale)} marcada como continuación de la del ${dateText(earlier, texts.locale)}`,
  'time-off.sickness.events.separated': ({ person, startDate }, texts) =>
    `Baja de ${texts.text(person)} desde el ${dateText(startDate, texts.locale)} marcada como nueva`,
  'time-off.sickness.events.noticed': ({ person, startDate, days }, texts) =>
    `RR. HH. avisado: la baja de ${texts.text(person)} desde el ${dateText(startDate, texts.locale)} dura ya ${formatNumber(days, texts.locale)} días`,
} satisfies Catalogue<typeof en>;
