import { personName } from '@almanac/domain/access/person-name';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { spanTextBeside } from '@almanac/domain/time-off/requests/span-text';
import { isolated } from '../../../platform/isolated.ts';
import type { Verdict } from './api.ts';

const pastForm = { approve: 'Approved', reject: 'Rejected' } as const;

/** One request with its requester and days, or the number of several. */
export function decidedText(
  decision: Verdict,
  requests: readonly Pick<
    TimeOffRequest,
    'requester' | 'startDate' | 'endDate' | 'startHalf' | 'endHalf' | 'minutes'
  >[],
  { today, locale }: { today: string; locale: string },
): string {
  const [request, ...others] = requests;
  if (!request || others.length > 0) return `${requests.length} ${pastForm[decision].toLowerCase()}`;
  const days = spanTextBeside(request, { startDate: today, endDate: today }, locale);
  return `${pastForm[decision]}: ${isolated(personName(request.requester))}, ${days}`;
}
