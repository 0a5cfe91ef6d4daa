import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { datesText } from './dates-text.ts';
import type { DecidedBy, en } from './en.ts';

function decidedBy({ by, insteadOf }: DecidedBy): string {
  return `${by ?? 'vous'}${insteadOf === undefined ? '' : ` (pour ${insteadOf ?? 'vous'})`}`;
}

export const fr = {
  'time-off.requests.pending': 'En attente',
  'time-off.requests.approved': 'Approuvée',
  'time-off.requests.rejected': 'Refusée',
  'time-off.requests.cancelled': 'Annulée',
  'time-off.requests.pendingHr': 'En attente des RH',
  'time-off.requests.approvedByHr': 'Approuvée par les RH',
  'time-off.requests.rejectedByHr': 'Refusée par les RH',
  'time-off.requests.morning': 'matin',
  'time-off.requests.afternoon': 'après-midi',
  'time-off.requests.minutes': ({ minutes }) =>
    plural('fr', minutes, { one: `${minutes} minute`, other: `${minutes} minutes` }),
  'time-off.requests.hours': ({ hours, shown }) =>
    plural('fr', hours, { one: `${shown} heure`, other: `${shown} heures` }),
  'time-off.requests.dates': (dates, texts) => datesText(dates, texts),
  'time-off.requests.morningOf': (dates, texts) => `${datesText(dates, texts)}, matin`,
  'time-off.requests.afternoonOf': (dates, texts) => `${datesText(dates, texts)}, après-midi`,
  'time-off.requests.hoursOf': ({ hours, ...dates }, texts) =>
    `${datesText(dates, texts)}, ${texts.text(hours)}`,
  'time-off.requests.untilMorning': (dates, texts) => `${datesText(dates, texts)} (matin)`,
  'time-off.requests.fromAfternoon': (dates, texts) => `${datesText(dates, texts)} (après-midi)`,
  'time-off.requests.fromTo': ({ first, last }, texts) => `${texts.text(first)} – ${texts.text(last)}`,
  'time-off.requests.decide': ({ names, isReader, others }, { locale }) => {
    const people = [
      ...(isReader ? ['Vous'] : []),
      ...names,
      ...(others > 0
        ? [
            plural('fr', others, {
              one: '1 autre personne',
              other: `${formatNumber(others, locale)} autres personnes`,
            }),
          ]
        : []),
    ];
    const verb = isReader ? 'décidez' : others > 1 ? 'décident' : 'décide';
    return `${formatList(people, locale, 'or')} ${verb}`;
  },
  'time-off.requests.deputyDecides': ({ deputy, absent }) =>
    `${deputy ?? 'vous'} ${absent === null ? 'pendant votre absence' : `en l’absence de ${absent}`}`,
  'time-off.requests.decideOrDeputies': ({ approvers, deputies }, texts) =>
    `${texts.text(approvers)} ; ${deputies.map(texts.text).join(', ')}`,
  'time-off.requests.approvedBy': (decided) => `Approuvée par ${decidedBy(decided)}`,
  'time-off.requests.rejectedBy': (decided) => `Refusée par ${decidedBy(decided)}`,
  'time-off.requests.wasApprovedBy': (decided) => `A été approuvée par ${decidedBy(decided)}`,
} satisfies Catalogue<typeof en>;
