import { dateText } from '../../../calendar/date-text.ts';
import type { Catalogue } from '../../../language/message.ts';
import type { en } from './en.ts';

const statusWords = { PENDING: 'offen', REJECTED: 'abgelehnt', CANCELLED: 'storniert' };

export const de = {
  'time-off.booking.reason': 'Begründung',
  'time-off.booking.vacationSpent': 'Die verbleibenden Urlaubstage reichen für diesen Antrag nicht mehr aus',
  'time-off.booking.daysSpent': ({ type }) =>
    `Der Kontostand (${type}) reicht für diesen Antrag nicht mehr aus`,
  'time-off.booking.reduceLabel': 'Urlaub kürzen',
  'time-off.booking.ownReduction':
    'Ob Ihre Abwesenheit Ihren Urlaub kürzt, muss eine andere Person aus der Administration entscheiden',
  'time-off.booking.reducesNoMonths': ({ type }) =>
    `Für ${type} wird Urlaub nicht nach vollen Monaten gekürzt`,
  'time-off.booking.onlyApprovedReduces': ({ status }) =>
    `Nur genehmigte Abwesenheiten können Urlaub kürzen; dieser Antrag ist ${statusWords[status]}`,
  'time-off.booking.reducedTooLate': ({ day }, texts) =>
    `Urlaub lässt sich nur vor dem letzten Arbeitstag kürzen, ${dateText(day, texts.locale)}`,
  'time-off.booking.reducedUnmailed': ({ person }, texts) =>
    `${texts.text(person)} kann nicht benachrichtigt werden, weil das Konto deaktiviert ist`,
} satisfies Catalogue<typeof en>;
