import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { type Amount, amountText, type LeaveUnit } from '@almanac/domain/leave/types/amount';
import { longDateText } from '../../platform/date-text.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { TimeOffSettings } from '../requests/records/context.ts';

export interface Lapse {
  typeName: string;
  unit: LeaveUnit;
  amount: Amount;
  lapsesOn: CalendarDate;
}

/** The mail that warns a person before leave expires. */
export function lapseMail(
  { name, email }: { name: string; email: string },
  lapse: Lapse,
  { appUrl, companyName }: Pick<TimeOffSettings, 'appUrl' | 'companyName'>,
): Mail {
  return composeMail({
    to: email,
    subject: lapseText(lapse),
    paragraphs: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      `${lapseText(lapse)}. What is approved or asked for counts as taken already.`,
      'To use it, take it by the end of that day: what is left then is lost.',
    ],
    action: { label: 'See your balance', url: `${appUrl}/balance` },
    closing: ['You get this mail whatever mails you have chosen, as your employer has to warn you.'],
    companyName,
  });
}

/** Such as '3 days of Vacation lapse on 31 March 2027'. */
export function lapseText({ typeName, unit, amount, lapsesOn }: Lapse): string {
  const isOne = amount === (unit === 'DAY' ? 100 : 60);
  const noun = unit === 'DAY' ? 'day' : 'hour';
  const what = `${amountText(amount, unit)} ${isOne ? noun : `${noun}s`} of ${typeName}`;
  return `${what} ${isOne ? 'lapses' : 'lapse'} on ${longDateText(lapsesOn)}`;
}
