import type { MissingHolidays } from '@almanac/domain/work-time/missing-holidays';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Recipient } from './holiday-reminder-queries.ts';

export interface HolidayReminderSettings {
  appUrl: string;
  companyName: string;
}

/** Asks HR for the years' public holidays, with links to suggestions. */
export function holidayReminderMail(
  { name, email }: Recipient,
  missing: readonly MissingHolidays[],
  { appUrl, companyName }: HolidayReminderSettings,
): Mail {
  const years = [...new Set(missing.map(({ year }) => `${year}`))].join(' and ');
  return composeMail({
    to: email,
    subject: `Public holidays of ${years} are missing`,
    paragraphs: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      `The public holidays of ${years} haven't been entered everywhere. Until they are, requests and balances count those days as working days.`,
    ],
    actions: missing.map(({ place, year }) => ({
      label: `Add holidays: ${place.name}, ${year}`,
      url: `${appUrl}/admin/leave/places/${place.id}?year=${year}&suggest=true`,
    })),
    closing: ['You get this email once a month until they are entered.'],
    companyName,
  });
}
