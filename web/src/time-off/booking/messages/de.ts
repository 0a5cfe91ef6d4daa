import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'time-off.booking.request': 'Abwesenheit beantragen',
  'time-off.booking.edit': 'Antrag bearbeiten',
  'time-off.booking.onBehalf': 'Für andere beantragen',
  'time-off.booking.onBehalfOf': ({ name }) => `Abwesenheit für ${name}`,
  'time-off.booking.pastAllowed': 'Vergangene Tage sind möglich.',
  'time-off.booking.loadingForm': 'Das Antragsformular wird geladen',
  'time-off.booking.ofOwn': ({ type, days }) => `${type}, ${days}`,
  'time-off.booking.ofPerson': ({ name, type, days }) => `${name}, ${type}, ${days}`,
  'time-off.booking.reduces': ({ type, amount }) => `Nach der Genehmigung wird ${type} um ${amount} gekürzt.`,
  'time-off.booking.mayReduce': ({ type, amount }) =>
    `Wenn die Personalabteilung es festlegt, wird ${type} um ${amount} gekürzt.`,
  'time-off.booking.reduceLeave': 'Urlaub um ein Zwölftel je vollem Kalendermonat kürzen',
  'time-off.booking.reducedSince': ({ day }) => `Der Urlaub wird gekürzt. Mitgeteilt am ${day}`,
  'time-off.booking.lessOf': ({ type, amount }) => `${type}: ${amount} weniger.`,
  'time-off.booking.reducesNothing': 'Diese Abwesenheit kürzt keinen Urlaub.',
  'time-off.booking.reductionMailed':
    'Die Person erhält eine E-Mail, auch wenn Sie das Häkchen wieder entfernen.',
  'time-off.booking.notReduced': 'Die Kürzung wurde nicht gespeichert',
  'time-off.booking.editShort': 'Bearbeiten',
  'time-off.booking.changeDates': 'Tage ändern',
  'time-off.booking.cancelShort': 'Stornieren',
  'time-off.booking.withdraw': 'Zurückziehen',
  'time-off.booking.cancelTimeOff': 'Abwesenheit stornieren',
  'time-off.booking.delete': 'Löschen',
  'time-off.booking.moreActions': 'Weitere Aktionen',
} satisfies Catalogue<typeof en>;
