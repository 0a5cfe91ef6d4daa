import { periodText } from '../../../calendar/date-text.ts';
import type { CapacityShare } from '../../../capacity-share.ts';
import { formatNumber } from '../../../language/formats.ts';
import type { Catalogue, Texts } from '../../../language/message.ts';
import type { en, ShareAway } from './en.ts';

const shares: Record<CapacityShare, string> = {
  QUARTER: 'ein Viertel',
  THIRD: 'ein Drittel',
  HALF: 'die Hälfte',
  TWO_THIRDS: 'zwei Drittel',
  THREE_QUARTERS: 'drei Viertel',
};

function moreAway({ share, period }: ShareAway, { locale }: Texts): string {
  const days = periodText(period, locale);
  const when = period.startDate === period.endDate ? `am ${days}` : `im Zeitraum ${days}`;
  return `Abwesend wäre ${when} mehr als ${shares[share]} der Abteilung`;
}

export const de = {
  'time-off.presence.user': 'Person',
  'time-off.presence.overLimit': (given, texts) => `${moreAway(given, texts)}: Wählen Sie andere Tage.`,
  'time-off.presence.nearLimit': (given, texts) =>
    `${moreAway(given, texts)}: Klären Sie zuerst die Vertretung.`,
  'time-off.presence.onlyScope': "only muss 'scope' sein",
  'time-off.presence.tooManyEntries': ({ most }, { locale }) =>
    `Höchstens ${formatNumber(most, locale)} Abwesenheitstage auf einmal; wählen Sie einen kürzeren Zeitraum, eine Abteilung oder ein Team`,
  'time-off.presence.noDepartment': 'Es gibt keine Abteilung, die sich prüfen lässt',
  'time-off.presence.otherDepartment': 'Sie können nur die Kapazität Ihrer eigenen Abteilung prüfen',
} satisfies Catalogue<typeof en>;
