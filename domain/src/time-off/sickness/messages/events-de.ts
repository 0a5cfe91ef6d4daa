import { dateText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './events-en.ts';

export const de = {
  'time-off.sickness.events.read': ({ on }, { locale }) =>
    `Krankheitsbericht angesehen, Stand ${dateText(on, locale)}`,
  'time-off.sickness.events.spellsRead': ({ person }, texts) =>
    `Erkrankungen von ${texts.text(person)} angesehen`,
  'time-off.sickness.events.continued': ({ person, startDate, earlier }, texts) =>
    `Erkrankung von ${texts.text(person)} ab ${dateText(startDate, texts.locale)} als Fortsetzung der Erkrankung ab ${dateText(earlier, texts.locale)} markiert`,
  'time-off.sickness.events.separated': ({ person, startDate }, texts) =>
    `Erkrankung von ${texts.text(person)} ab ${dateText(startDate, texts.locale)} als neue Erkrankung markiert`,
  'time-off.sickness.events.noticed': ({ person, startDate, days }, texts) =>
    `Personalabteilung benachrichtigt: Erkrankung von ${texts.text(person)} ab ${dateText(startDate, texts.locale)} dauert seit ${formatNumber(days, texts.locale)} Tagen`,
} satisfies Catalogue<typeof en>;
