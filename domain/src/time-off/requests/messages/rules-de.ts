import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import type { en } from './rules-en.ts';

export const de = {
  'time-off.requests.request': 'Antrag',
  'time-off.requests.type': 'Abwesenheitsart',
  'time-off.requests.startDate': 'Erster Tag',
  'time-off.requests.endDate': 'Letzter Tag',
  'time-off.requests.reason': 'Begründung',
  'time-off.requests.half': 'Ein halber Tag',
  'time-off.requests.typeExpected': 'type muss das Kürzel einer Abwesenheitsart sein, etwa VACATION',
  'time-off.requests.wholeMinutes': 'Minuten müssen eine ganze Zahl sein',
  'time-off.requests.leastMinutes': ({ least }) => `Mindestens ${least} Minuten`,
  'time-off.requests.mostMinutes': ({ most }) => `Höchstens ${most} Minuten`,

  'time-off.requests.fourYearsAhead': 'Abwesenheiten dieser Art können höchstens in vier Jahren beginnen',
  'time-off.requests.twoYearsAhead': 'Abwesenheiten lassen sich höchstens zwei Jahre im Voraus beantragen',
  'time-off.requests.beforeEmployment': ({ day, isOwn }, { locale }) =>
    isOwn
      ? `An diesem Tag hat Ihre Beschäftigung noch nicht begonnen; sie beginnt am ${dateText(day, locale)}`
      : `An diesem Tag hat die Beschäftigung noch nicht begonnen; sie beginnt am ${dateText(day, locale)}`,
  'time-off.requests.afterEmployment': ({ day, isOwn }, { locale }) =>
    isOwn
      ? `Ihre Beschäftigung endet am ${dateText(day, locale)}`
      : `Die Beschäftigung endet am ${dateText(day, locale)}`,
  'time-off.requests.endBeforeStart': 'Der letzte Tag darf nicht vor dem ersten liegen',
  'time-off.requests.longestPeriod': ({ days }) =>
    plural('de', days, {
      one: `Der Zeitraum darf höchstens ${days} Tag lang sein`,
      other: `Der Zeitraum darf höchstens ${days} Tage lang sein`,
    }),
  'time-off.requests.concealedInTheWay':
    'Nur die Personalabteilung sieht, was an diesen Tagen eingetragen ist; bitte wenden Sie sich an sie',
  'time-off.requests.pendingInTheWay': ({ type, time, isOwn }, texts) =>
    isOwn
      ? `Sie haben bereits einen offenen Antrag: ${texts.text(type)}, ${texts.text(time)}`
      : `Es gibt bereits einen offenen Antrag: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.requests.approvedInTheWay': ({ type, time, isOwn }, texts) =>
    isOwn
      ? `Sie haben bereits einen genehmigten Antrag: ${texts.text(type)}, ${texts.text(time)}`
      : `Es gibt bereits einen genehmigten Antrag: ${texts.text(type)}, ${texts.text(time)}`,
  'time-off.requests.alreadyPending': 'Dieser Antrag ist bereits offen',
  'time-off.requests.alreadyApproved': 'Dieser Antrag ist bereits genehmigt',
  'time-off.requests.alreadyRejected': 'Dieser Antrag ist bereits abgelehnt',
  'time-off.requests.alreadyCancelled': 'Dieser Antrag ist bereits storniert',
  'time-off.requests.approvedNotPending': 'Nur offene Anträge lassen sich ändern; dieser ist genehmigt',
  'time-off.requests.rejectedNotPending': 'Nur offene Anträge lassen sich ändern; dieser ist abgelehnt',
  'time-off.requests.cancelledNotPending': 'Nur offene Anträge lassen sich ändern; dieser ist storniert',
  'time-off.requests.ownDecision': 'Über Ihren eigenen Antrag können Sie nicht entscheiden',
  'time-off.requests.onlyRequesterDeletes': 'Nur wer den Antrag gestellt hat, kann ihn löschen',
  'time-off.requests.onlyRequesterEdits': 'Nur wer den Antrag gestellt hat, kann ihn bearbeiten',
  'time-off.requests.cancelForbidden':
    'Nur wer den Antrag gestellt hat, und die Administration können ihn stornieren',
  'time-off.requests.onlyRequesterCancels': 'Einen offenen Antrag kann nur stornieren, wer ihn gestellt hat',
  'time-off.requests.hasBegun':
    'Diese Abwesenheit hat bereits begonnen; die Personalabteilung kann sie stornieren',
  'time-off.requests.ownHasBegun':
    'Diese Abwesenheit hat bereits begonnen; eine andere Person der Administration kann sie stornieren',
} satisfies Catalogue<typeof en>;
