import { formatNumber, formatPercent, shortened } from '@almanac/domain/language/formats';
import type { Catalogue, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import { leaveText } from '@almanac/domain/leave/types/leave-text';
import type { en } from './en.ts';

function numberOf(days: number, { locale }: Texts): string {
  return formatNumber(shortened(days), locale);
}

export const de = {
  'time-off.balances.vacation': 'Urlaubstage',
  'time-off.balances.sick': 'Krankheitstage',
  'time-off.balances.cardTitle': 'Urlaubskonto',
  'time-off.balances.cardNotLoaded': 'Das Urlaubskonto konnte nicht geladen werden',
  'time-off.balances.cardLoading': 'Ihr Urlaubskonto wird geladen',
  'time-off.balances.noData': 'Kein Kontostand vorhanden',
  'time-off.balances.overviewFailed':
    'Sie können trotzdem einen Antrag senden; geprüft wird er bei der Ankunft.',
  'time-off.balances.resets': ({ day }) => `Neu ab: ${day}`,
  'time-off.balances.history': 'Verlauf ansehen',
  'time-off.balances.details': 'Mein Urlaubskonto',
  'time-off.balances.available': ({ number }) => `${number} verfügbar`,
  'time-off.balances.daysInYear': ({ days, number, year }) =>
    plural('de', shortened(days), { one: `${number} Tag in ${year}`, other: `${number} Tage in ${year}` }),
  'time-off.balances.percentUsed': ({ percent }, { locale }) => `${formatPercent(percent, locale)} genommen`,
  'time-off.balances.pending': ({ days }, texts) => `${numberOf(days, texts)} offen`,
  'time-off.balances.used': ({ used, total }) => `Genommen: ${used} / ${total}`,
  'time-off.balances.usedAndPending': ({ used, total, pending }) =>
    `Genommen: ${used} / ${total}, ${pending}`,
  'time-off.balances.availableLink': ({ days, title }, texts) =>
    `${numberOf(days, texts)} verfügbar, ${title}: alle Zeilen anzeigen`,
  'time-off.balances.usedLink': ({ days, title }, texts) =>
    `${numberOf(days, texts)} genommen, ${title}: Zeilen anzeigen`,
  'time-off.balances.pendingLink': ({ days, title }, texts) =>
    `${numberOf(days, texts)} offen, ${title}: Zeilen anzeigen`,
  'time-off.balances.daysLink': ({ days, title }, texts) =>
    `${leaveText(days, 'DAY', texts)}, ${title}: Zeilen anzeigen`,
  'time-off.balances.vacationAccrual': 'Aufbau Urlaub',
  'time-off.balances.sickAccrual': 'Aufbau Krankheitstage',
  'time-off.balances.aMonth': ({ days }, texts) => `${leaveText(days, 'DAY', texts)} / Monat`,
  'time-off.balances.totalOff': 'Freie Tage insgesamt',
  'time-off.balances.thisYear': ({ days }, texts) => `${leaveText(days, 'DAY', texts)} in diesem Jahr`,
  'time-off.balances.remaining': 'Verbleibende Tage',
  'time-off.balances.ofVacation': 'Urlaub',
  'time-off.balances.ofSickLeave': 'Krankheit',
  'time-off.balances.ofBoth': 'Urlaub und Krankheit',
} satisfies Catalogue<typeof en>;
