import { lapseText, lapseWarned } from '@almanac/domain/time-off/balances/events';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';

const lapseWarning: ComposeEmail = ({ changes, data }, { appUrl }) => {
  const lapse = lapseText({ changes, data: lapseWarned.data.parse(data) });
  return {
    subject: lapse,
    paragraphs: [
      `${lapse}. What is approved or asked for counts as taken already.`,
      'Please take them by then; unused days expire.',
    ],
    action: { label: 'See your balance', url: `${appUrl}/balance` },
    closing: ['You get this mail whatever mails you have chosen, as your employer has to warn you.'],
  };
};

/** The emails about expiring leave, by message. */
export const lapseEmails = {
  'balance.lapse-warned': lapseWarning,
} satisfies Record<string, ComposeEmail>;
