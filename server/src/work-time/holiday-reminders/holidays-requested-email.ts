import { isAdmin } from '@almanac/domain/access/permissions';
import { holidaysRequested } from '@almanac/domain/work-time/events';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';

/** Asks HR for the years' public holidays, with links to suggestions. */
export const holidaysRequestedEmail: ComposeEmail = ({ data }, { recipient, appUrl }) => {
  if (!isAdmin(recipient)) return undefined;
  const { asked = [] } = holidaysRequested.data.parse(data);
  const years = [...new Set(asked.map(({ year }) => `${year}`))].join(' and ');
  return {
    subject: `Public holidays of ${years} are missing`,
    paragraphs: [
      `The public holidays of ${years} haven't been entered everywhere. Until they are, requests and balances count those days as working days.`,
    ],
    actions: asked.map(({ placeId, name, year }) => ({
      label: `Add holidays: ${name}, ${year}`,
      url: `${appUrl}/admin/leave/places/${placeId}?year=${year}&suggest=true`,
    })),
    closing: ['You get this email once a month until they are entered.'],
  };
};
