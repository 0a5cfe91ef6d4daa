import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { datesText } from './dates-text.ts';
import type { DecidedBy, en } from './en.ts';

export const de = {
  'time-off.requests.pending': 'Offen',
  'time-off.requests.approved': 'Genehmigt',
  'time-off.requests.rejected': 'Abgelehnt',
  'time-off.requests.cancelled': 'Storniert',
  'time-off.requests.pendingHr': 'Offen bei der Personalabteilung',
  'time-off.requests.approvedByHr': 'Von der Personalabteilung genehmigt',
  'time-off.requests.rejectedByHr': 'Von der Personalabteilung abgelehnt',
  'time-off.requests.morning': 'vormittags',
  'time-off.requests.afternoon': 'nachmittags',
  'time-off.requests.minutes': ({ minutes }) =>
    plural('de', minutes, { one: `${minutes} Minute`, other: `${minutes} Minuten` }),
  'time-off.requests.hours': ({ hours, shown }) =>
    plural('de', hours, { one: `${shown} Stunde`, other: `${shown} Stunden` }),
  'time-off.requests.dates': (dates, texts) => datesText(dates, texts),
  'time-off.requests.morningOf': (dates, texts) => `${datesText(dates, texts)}, vormittags`,
  'time-off.requests.afternoonOf': (dates, texts) => `${datesText(dates, texts)}, nachmittags`,
  'time-off.requests.hoursOf': ({ hours, ...dates }, texts) =>
    `${datesText(dates, texts)}, ${texts.text(hours)}`,
  'time-off.requests.untilMorning': (dates, texts) => `${datesText(dates, texts)} (vormittags)`,
  'time-off.requests.fromAfternoon': (dates, texts) => `${datesText(dates, texts)} (nachmittags)`,
  'time-off.requests.fromTo': ({ first, last }, texts) => `${texts.text(first)} bis ${texts.text(last)}`,
  'time-off.requests.decide': ({ names, isReader, others }, { locale }) => {
    const people = [
      ...(isReader ? ['Sie'] : []),
      ...names,
      ...(others > 0
        ? [
            plural('de', others, {
              one: 'eine weitere Person',
              other: `${formatNumber(others, locale)} weitere Personen`,
            }),
          ]
        : []),
    ];
    return `Es entscheidet: ${formatList(people, locale, 'or')}`;
  },
  'time-off.requests.deputyDecides': ({ deputy, absent }) =>
    absent === null
      ? `${deputy ?? 'Sie'} während Ihrer Abwesenheit`
      : `${deputy ?? 'Sie'} während der Abwesenheit von ${absent}`,
  'time-off.requests.decideOrDeputies': ({ approvers, deputies }, texts) =>
    `${texts.text(approvers)}; ${deputies.map(texts.text).join(', ')}`,
  'time-off.requests.approvedBy': (decided) => `Genehmigt von ${decidedBy(decided)}`,
  'time-off.requests.rejectedBy': (decided) => `Abgelehnt von ${decidedBy(decided)}`,
  'time-off.requests.wasApprovedBy': (decided) => `War genehmigt von ${decidedBy(decided)}`,
} satisfies Catalogue<typeof en>;

function decidedBy({ by, insteadOf }: DecidedBy): string {
  return `${by ?? 'Ihnen'}${insteadOf === undefined ? '' : ` in Vertretung für ${insteadOf ?? 'Sie'}`}`;
}
