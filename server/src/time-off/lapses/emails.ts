import { newValue } from '@almanac/domain/events/event-changes';
import { typeName } from '@almanac/domain/leave/types/standard-names';
import { lapseWarned } from '@almanac/domain/time-off/balances/events';
import { readTypesByCode } from '../../leave/types/type-queries.ts';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';
import { message } from './messages/message.ts';

const lapseWarning: ComposeEmail = async ({ changes, data }, { database, appUrl }) => {
  const { typeName: name, unit } = lapseWarned.data.parse(data);
  const type = (await readTypesByCode(database)).find(String(newValue(changes, 'type')));
  const lapse = {
    amount: Number(newValue(changes, 'amount')),
    unit,
    type: typeName({ name, names: type?.names }),
    day: String(newValue(changes, 'lapsesOn')),
  };
  return {
    subject: message('time-off.lapses.subject', lapse),
    paragraphs: [message('time-off.lapses.warning', lapse), message('time-off.lapses.advice')],
    action: { label: message('time-off.lapses.seeBalance'), url: `${appUrl}/balance` },
    closing: [message('time-off.lapses.always')],
  };
};

/** The emails about expiring leave, by message. */
export const lapseEmails = {
  'balance.lapse-warned': lapseWarning,
} satisfies Record<string, ComposeEmail>;
