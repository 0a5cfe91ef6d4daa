import { personName } from '@almanac/domain/access/person-name';
import type { Texts } from '@almanac/domain/language/message';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { spanTextBeside } from '../../requests/words/request-texts.ts';
import type { Verdict } from './api.ts';
import { text } from './messages/text.ts';

/** One request with its requester and days, or the number of several. */
export function decidedText(
  decision: Verdict,
  requests: readonly Pick<
    TimeOffRequest,
    'requester' | 'startDate' | 'endDate' | 'startHalf' | 'endHalf' | 'minutes'
  >[],
  { today, texts }: { today: string; texts?: Texts },
): string {
  const [request, ...others] = requests;
  if (!request || others.length > 0) {
    const counted = { count: requests.length };
    return decision === 'approve'
      ? text('time-off.approvals.approvedCount', counted)
      : text('time-off.approvals.rejectedCount', counted);
  }
  const days = spanTextBeside(request, { startDate: today, endDate: today }, texts);
  const decided = { name: personName(request.requester), days };
  return decision === 'approve'
    ? text('time-off.approvals.approved', decided)
    : text('time-off.approvals.rejected', decided);
}
