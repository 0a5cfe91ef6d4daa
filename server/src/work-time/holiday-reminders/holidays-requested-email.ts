import { isAdmin } from '@almanac/domain/access/permissions';
import { holidaysRequested } from '@almanac/domain/work-time/events';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';
import { message } from '../messages/message.ts';

/** Asks HR for the years' public holidays, with links to suggestions. */
export const holidaysRequestedEmail: ComposeEmail = ({ data }, { recipient, appUrl }) => {
  if (!isAdmin(recipient)) return undefined;
  const { asked = [] } = holidaysRequested.data.parse(data);
  const years = [...new Set(asked.map(({ year }) => `${year}`))];
  return {
    subject: message('work-time.holidaysMissingSubject', { years }),
    paragraphs: [message('work-time.holidaysMissing', { years })],
    actions: asked.map(({ placeId, name, year }) => ({
      label: message('work-time.addMissingHolidays', { name, year }),
      url: `${appUrl}/admin/leave/places/${placeId}?year=${year}&suggest=true`,
    })),
    closing: [message('work-time.holidaysMonthly')],
  };
};
