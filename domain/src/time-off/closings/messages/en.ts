import { dateText, periodText } from '../../../calendar/date-text.ts';
import type { Period } from '../../../calendar/period.ts';
import type { Said, Texts } from '../../../language/message.ts';
import { plural } from '../../../language/plural.ts';

export interface Pending {
  count: number;
  requests: readonly Said[];
}

export const en = {
  'time-off.closings.closing': 'Closing',
  'time-off.closings.through': 'Through',
  'time-off.closings.reason': 'Reason',
  'time-off.closings.notOver': 'The last day to close must be in the past',
  'time-off.closings.closedAlready': ({ through }: { through: string }, texts: Texts) =>
    `Everything through ${dateText(through, texts.locale)} is closed already`,
  'time-off.closings.pending': ({ count, requests }: Pending, texts: Texts) => {
    const named = requests.map((request) => texts.text(request)).join('; ');
    return plural('en', count, {
      one: `${count} request is still to be decided: ${named}`,
      other: `${count} requests are still to be decided: ${named}`,
    });
  },
  'time-off.closings.requestOf': ({ name, ...period }: Period & { name: string }, texts: Texts) =>
    `${name}, ${periodText(period, texts.locale)}`,
  'time-off.closings.reopenForbidden': 'Only a system administrator can open a closed year again',
  'time-off.closings.laterFirst': 'What was closed later must be opened first',
  'time-off.closings.balancesChanged': 'The balances have changed; look at them once more before you close',
};
