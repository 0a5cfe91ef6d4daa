import { dateText } from '../../../calendar/date-text.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Said, Texts } from '../../../language/message.ts';

/** An illness as messages name it. */
export interface OfSpell {
  person: Said;
  startDate: string;
}

export const en = {
  'time-off.sickness.events.read': ({ on }: { on: string }, { locale }: Texts) =>
    `Viewed the sickness report as of ${dateText(on, locale)}`,
  'time-off.sickness.events.spellsRead': ({ person }: { person: Said }, texts: Texts) =>
    `Viewed the illnesses of ${texts.text(person)}`,
  'time-off.sickness.events.continued': (
    { person, startDate, earlier }: OfSpell & { earlier: string },
    texts: Texts,
  ) =>
    `Marked the illness of ${texts.text(person)} from ${dateText(startDate, texts.locale)} as continuing the one from ${dateText(earlier, texts.locale)}`,
  'time-off.sickness.events.separated': ({ person, startDate }: OfSpell, texts: Texts) =>
    `Marked the illness of ${texts.text(person)} from ${dateText(startDate, texts.locale)} as a new one`,
  'time-off.sickness.events.noticed': (
    { person, startDate, days }: OfSpell & { days: number },
    texts: Texts,
  ) =>
    `Notified HR that the illness of ${texts.text(person)} from ${dateText(startDate, texts.locale)} has lasted ${formatNumber(days, texts.locale)} days`,
};
