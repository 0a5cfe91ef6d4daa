import { dateText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const fr = {
  'time-off.sickness.events.read': ({ on }, { locale }) =>
    `Rapport sur les maladies consulté au ${dateText(on, locale)}`,
  'time-off.sickness.events.spellsRead': ({ person }, texts) =>
    `Arrêts maladie de ${texts.text(person)} consultés`,
  'time-off.sickness.events.continued': ({ person, startDate, earlier }, texts) =>
    `Arrêt maladie de ${texts.text(person)} du ${dateText(startDate, texts.locale)} marqué comme prolongation de celui du ${dateText(earlier, texts.locale)}`,
  'time-off.sickness.events.separated': ({ person, startDate }, texts) =>
    `Arrêt maladie de ${texts.text(person)} du ${dateText(startDate, texts.locale)} marqué comme nouvel arrêt`,
  'time-off.sickness.events.noticed': ({ person, startDate, days }, texts) =>
    `RH informées : l’arrêt maladie de ${texts.text(person)} du ${dateText(startDate, texts.locale)} dure depuis ${formatNumber(days, texts.locale)} jours`,
} satisfies Catalogue<typeof en>;
