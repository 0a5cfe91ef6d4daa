import { dateText, longDateText } from '../../../calendar/date-text.ts';
import { formatList, formatNumber } from '../../../language/formats.ts';
import type { Catalogue } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';
import { amountText, numberOf } from '../../../leave/types/amount.ts';
import { exactLeaveText } from '../../../leave/types/leave-text.ts';
import type { en } from './events-en.ts';

export const de = {
  'time-off.balances.events.totalsKept': ({ person }, texts) =>
    `Ansprüche von ${texts.text(person)} beibehalten`,
  'time-off.balances.events.totalsSet': ({ person, totals, leaveYearStart }, texts) => {
    const [changes, start] = [
      formatList(totals.map(texts.text), texts.locale),
      dateText(leaveYearStart, texts.locale),
    ];
    return `Ansprüche von ${texts.text(person)} im Urlaubsjahr ab ${start} gesetzt: ${changes}`;
  },
  'time-off.balances.events.vacation': ({ from, to }, { locale }) =>
    `Urlaubstage ${formatNumber(from, locale)} → ${formatNumber(to, locale)}`,
  'time-off.balances.events.sickDays': ({ from, to }, { locale }) =>
    `Krankheitstage ${formatNumber(from, locale)} → ${formatNumber(to, locale)}`,
  'time-off.balances.events.viewed': ({ person }, texts) =>
    `Urlaubskonto von ${texts.text(person)} angesehen`,
  'time-off.balances.events.opened': ({ person, type, balance }, texts) =>
    `Konto (${type}) von ${texts.text(person)} durch Import mit ${formatNumber(balance, texts.locale)} eröffnet`,
  'time-off.balances.events.balanceStated': ({ person, type, balance, on }, texts) =>
    `Konto (${type}) von ${texts.text(person)} am ${dateText(on, texts.locale)} durch Import auf ${formatNumber(balance, texts.locale)} gesetzt`,
  'time-off.balances.events.carriedOver': ({ person, type, balance, on }, texts) =>
    `Übertrag in das Urlaubsjahr mit dem ${dateText(on, texts.locale)} importiert (${type}, ${texts.text(person)}): ${formatNumber(balance, texts.locale)}`,
  'time-off.balances.events.adjusted': ({ person, type, amount, unit, on }, texts) => {
    const change = `${amount > 0 ? '+' : ''}${amountText(amount, unit, texts)} ${unit === 'DAY' ? 'Tage' : 'Stunden'}`;
    return `Konto (${type}) von ${texts.text(person)} am ${dateText(on, texts.locale)} korrigiert: ${change}`;
  },
  'time-off.balances.events.adjustmentDeleted': ({ person, type, on }, texts) =>
    `Korrektur (${type}) von ${texts.text(person)} am ${dateText(on, texts.locale)} gelöscht`,
  'time-off.balances.events.expiryMoved': ({ person, type, leaveYearStart, expiresOn }, texts) => {
    const [start, day] = [dateText(leaveYearStart, texts.locale), dateText(expiresOn, texts.locale)];
    return `Verfall von ${type} des Urlaubsjahres ab ${start} für ${texts.text(person)} auf den ${day} verschoben`;
  },
  'time-off.balances.events.paidOut': ({ person, type, amount, unit, on }, texts) =>
    `An ${texts.text(person)} am ${dateText(on, texts.locale)} ausgezahlt: ${exactLeaveText(numberOf(amount, unit), unit, texts)} (${type})`,
  'time-off.balances.events.payoutDeleted': ({ person, type, on }, texts) =>
    `Auszahlung (${type}) an ${texts.text(person)} am ${dateText(on, texts.locale)} gelöscht`,
  'time-off.balances.events.warned': ({ person, expiry }, texts) =>
    `${texts.text(person)} gewarnt: ${texts.text(expiry)}`,
  'time-off.balances.events.expiry': ({ type, amount, unit, on }, texts) => {
    const [shown, date] = [amountText(amount, unit, texts), longDateText(on, texts.locale)];
    return plural('de', numberOf(amount, unit), {
      one: `${shown} ${unit === 'DAY' ? 'Tag' : 'Stunde'} (${type}) verfällt am ${date}`,
      other: `${shown} ${unit === 'DAY' ? 'Tage' : 'Stunden'} (${type}) verfallen am ${date}`,
    });
  },
} satisfies Catalogue<typeof en>;
