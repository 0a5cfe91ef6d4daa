import { dateText, longDateText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { amountText, numberOf } from '../../../leave/types/amount.ts';
import { exactLeaveText } from '../../../leave/types/leave-text.ts';
import type { en } from './events-en.ts';

export const fr = {
  'time-off.balances.events.totalsKept': ({ person }, texts) =>
    `Totaux conservés tels quels : ${texts.text(person)}`,
  'time-off.balances.events.totalsSet': ({ person, totals, leaveYearStart }, texts) => {
    const [changes, start] = [
      formatList(totals.map(texts.text), texts.locale),
      dateText(leaveYearStart, texts.locale),
    ];
    return `Totaux définis pour l’année de référence à partir du ${start} (${texts.text(person)}) : ${changes}`;
  },
  'time-off.balances.events.vacation': ({ from, to }, { locale }) =>
    `jours de congés payés de ${formatNumber(from, locale)} à ${formatNumber(to, locale)}`,
  'time-off.balances.events.sickDays': ({ from, to }, { locale }) =>
    `jours de maladie de ${formatNumber(from, locale)} à ${formatNumber(to, locale)}`,
  'time-off.balances.events.viewed': ({ person }, texts) =>
    `Solde de congés consulté : ${texts.text(person)}`,
  'time-off.balances.events.opened': ({ person, type, balance }, texts) =>
    `Solde initial importé (${type}, ${texts.text(person)}) : ${formatNumber(balance, texts.locale)}`,
  'time-off.balances.events.balanceStated': ({ person, type, balance, on }, texts) =>
    `Solde importé au ${dateText(on, texts.locale)} (${type}, ${texts.text(person)}) : ${formatNumber(balance, texts.locale)}`,
  'time-off.balances.events.carriedOver': ({ person, type, balance, on }, texts) =>
    `Report importé dans l’année de congés du ${dateText(on, texts.locale)} (${type}, ${texts.text(person)}) : ${formatNumber(balance, texts.locale)}`,
  'time-off.balances.events.adjusted': ({ person, type, amount, unit, on }, texts) => {
    const change = `${amount > 0 ? '+' : ''}${amountText(amount, unit, texts)} ${unit === 'DAY' ? 'jours' : 'heures'}`;
    return `Solde ajusté au ${dateText(on, texts.locale)} (${type}, ${texts.text(person)}) : ${change}`;
  },
  'time-off.balances.events.adjustmentDeleted': ({ person, type, on }, texts) =>
    `Ajustement du ${dateText(on, texts.locale)} supprimé : ${type}, ${texts.text(person)}`,
  'time-off.balances.events.expiryMoved': ({ person, type, leaveYearStart, expiresOn }, texts) => {
    const [start, day] = [dateText(leaveYearStart, texts.locale), dateText(expiresOn, texts.locale)];
    return `Expiration déplacée au ${day} : ${type} de l’année de référence à partir du ${start}, ${texts.text(person)}`;
  },
  'time-off.balances.events.paidOut': ({ person, type, amount, unit, on }, texts) =>
    `Congés indemnisés au ${dateText(on, texts.locale)} (${type}, ${texts.text(person)}) : ${exactLeaveText(numberOf(amount, unit), unit, texts)}`,
  'time-off.balances.events.payoutDeleted': ({ person, type, on }, texts) =>
    `Indemnisation du ${dateText(on, texts.locale)} supprimée : ${type}, ${texts.text(person)}`,
  'time-off.balances.events.warned': ({ person, expiry }, texts) =>
    `Alerte envoyée à ${texts.text(person)} : ${texts.text(expiry)}`,
  'time-off.balances.events.expiry': ({ type, amount, unit, on }, texts) => {
    const [shown, date] = [amountText(amount, unit, texts), longDateText(on, texts.locale)];
    return plural('fr', numberOf(amount, unit), {
      one: `${shown} ${unit === 'DAY' ? 'jour' : 'heure'} (${type}) expire le ${date}`,
      other: `${shown} ${unit === 'DAY' ? 'jours' : 'heures'} (${type}) expirent le ${date}`,
    });
  },
} satisfies Catalogue<typeof en>;
