import { dateText, longDateText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { amountText, numberOf } from '../../../leave/types/amount.ts';
import { exactLeaveText } from '../../../leave/types/leave-text.ts';
import type { en } from './events-en.ts';

export const es = {
  'time-off.balances.events.totalsKept': ({ person }, texts) =>
    `Totales de ${texts.text(person)} conservados como estaban`,
  'time-off.balances.events.totalsSet': ({ person, totals, leaveYearStart }, texts) => {
    const [changes, start] = [
      formatList(totals.map(texts.text), texts.locale),
      dateText(leaveYearStart, texts.locale),
    ];
    return `Saldo de ${texts.text(person)} fijado en el año de vacaciones desde el ${start}: ${changes}`;
  },
  'time-off.balances.events.vacation': ({ from, to }, { locale }) =>
    `días de vacaciones de ${formatNumber(from, locale)} a ${formatNumber(to, locale)}`,
  'time-off.balances.events.sickDays': ({ from, to }, { locale }) =>
    `días de baja de ${formatNumber(from, locale)} a ${formatNumber(to, locale)}`,
  'time-off.balances.events.viewed': ({ person }, texts) => `Saldo consultado: ${texts.text(person)}`,
  'time-off.balances.events.opened': ({ person, type, balance }, texts) =>
    `Saldo de ${type} de ${texts.text(person)} abierto por importación con ${formatNumber(balance, texts.locale)}`,
  'time-off.balances.events.balanceStated': ({ person, type, balance, on }, texts) =>
    `Saldo de ${type} de ${texts.text(person)} fijado por importación en ${formatNumber(balance, texts.locale)}, ${dateText(on, texts.locale)}`,
  'time-off.balances.events.carriedOver': ({ person, type, balance, on }, texts) =>
    `Saldo trasladado importado de ${type} de ${texts.text(person)}: ${formatNumber(balance, texts.locale)}, año de vacaciones del ${dateText(on, texts.locale)}`,
  'time-off.balances.events.adjusted': ({ person, type, amount, unit, on }, texts) => {
    const change = `${amount > 0 ? '+' : ''}${amountText(amount, unit, texts)} ${unit === 'DAY' ? 'días' : 'horas'}`;
    return `Ajuste de ${type} de ${texts.text(person)}: ${change}, ${dateText(on, texts.locale)}`;
  },
  'time-off.balances.events.adjustmentDeleted': ({ person, type, on }, texts) =>
    `Ajuste de ${type} de ${texts.text(person)} eliminado: ${dateText(on, texts.locale)}`,
  'time-off.balances.events.expiryMoved': ({ person, type, leaveYearStart, expiresOn }, texts) => {
    const [start, day] = [dateText(leaveYearStart, texts.locale), dateText(expiresOn, texts.locale)];
    return `Caducidad de ${type} de ${texts.text(person)} (año de vacaciones desde el ${start}) aplazada al ${day}`;
  },
  'time-off.balances.events.paidOut': ({ person, type, amount, unit, on }, texts) =>
    `Liquidación de ${type} a ${texts.text(person)}: ${exactLeaveText(numberOf(amount, unit), unit, texts)}, ${dateText(on, texts.locale)}`,
  'time-off.balances.events.payoutDeleted': ({ person, type, on }, texts) =>
    `Liquidación de ${type} a ${texts.text(person)} eliminada: ${dateText(on, texts.locale)}`,
  'time-off.balances.events.warned': ({ person, expiry }, texts) =>
    `Aviso a ${texts.text(person)}: ${texts.text(expiry)}`,
  'time-off.balances.events.expiry': ({ type, amount, unit, on }, texts) => {
    const [shown, date] = [amountText(amount, unit, texts), longDateText(on, texts.locale)];
    return plural('es', numberOf(amount, unit), {
      one: `${shown} ${unit === 'DAY' ? 'día' : 'hora'} de ${type} caduca el ${date}`,
      other: `${shown} ${unit === 'DAY' ? 'días' : 'horas'} de ${type} caducan el ${date}`,
    });
  },
} satisfies Catalogue<typeof en>;
