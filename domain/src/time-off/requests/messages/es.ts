import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { datesText } from './dates-text.ts';
import type { DecidedBy, en } from './en.ts';

function decidedBy({ by, insteadOf }: DecidedBy): string {
  return `${by ?? 'usted'}${insteadOf === undefined ? '' : ` en nombre de ${insteadOf ?? 'usted'}`}`;
}

export const es = {
  'time-off.requests.pending': 'Pendiente',
  'time-off.requests.approved': 'Aprobada',
  'time-off.requests.rejected': 'Rechazada',
  'time-off.requests.cancelled': 'Cancelada',
  'time-off.requests.pendingHr': 'Pendiente de RR. HH.',
  'time-off.requests.approvedByHr': 'Aprobada por RR. HH.',
  'time-off.requests.rejectedByHr': 'Rechazada por RR. HH.',

  'time-off.requests.morning': 'por la mañana',
  'time-off.requests.afternoon': 'por la tarde',
  'time-off.requests.minutes': ({ minutes }) =>
    plural('es', minutes, { one: `${minutes} minuto`, other: `${minutes} minutos` }),
  'time-off.requests.hours': ({ hours, shown }) =>
    plural('es', hours, { one: `${shown} hora`, other: `${shown} horas` }),
  'time-off.requests.dates': (dates, texts) => datesText(dates, texts),
  'time-off.requests.morningOf': (dates, texts) => `${datesText(dates, texts)}, por la mañana`,
  'time-off.requests.afternoonOf': (dates, texts) => `${datesText(dates, texts)}, por la tarde`,
  'time-off.requests.hoursOf': ({ hours, ...dates }, texts) =>
    `${datesText(dates, texts)}, ${texts.text(hours)}`,
  'time-off.requests.untilMorning': (dates, texts) => `${datesText(dates, texts)} (por la mañana)`,
  'time-off.requests.fromAfternoon': (dates, texts) => `${datesText(dates, texts)} (por la tarde)`,
  'time-off.requests.fromTo': ({ first, last }, texts) => `${texts.text(first)} – ${texts.text(last)}`,
  'time-off.requests.decide': ({ names, isReader, others }, { locale }) => {
    const people = [
      ...(isReader ? ['usted'] : []),
      ...names,
      ...(others > 0
        ? [
            plural('es', others, {
              one: '1 persona más',
              other: `${formatNumber(others, locale)} personas más`,
            }),
          ]
        : []),
    ];
    return `Decide: ${formatList(people, locale, 'or')}`;
  },
  'time-off.requests.deputyDecides': ({ deputy, absent }) =>
    absent === null
      ? `${deputy ?? 'usted'} durante su ausencia`
      : `${deputy ?? 'usted'} durante la ausencia de ${absent}`,
  'time-off.requests.decideOrDeputies': ({ approvers, deputies }, texts) =>
    `${texts.text(approvers)}; ${deputies.map(texts.text).join(', ')}`,
  'time-off.requests.approvedBy': (decided) => `Aprobada por ${decidedBy(decided)}`,
  'time-off.requests.rejectedBy': (decided) => `Rechazada por ${decidedBy(decided)}`,
  'time-off.requests.wasApprovedBy': (decided) => `Había sido aprobada por ${decidedBy(decided)}`,
} satisfies Catalogue<typeof en>;
