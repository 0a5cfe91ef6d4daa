import { personName } from '@almanac/domain/access/person-name';
import type { Texts } from '@almanac/domain/language/message';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { isolated } from '../../../platform/isolated.ts';
import { spanTextBeside } from '../../requests/words/request-texts.ts';
import type { Verdict } from './api.ts';

const pastForm = { approve: 'Approved', reject: 'Rejected' } as const;

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
  if (!request || others.length > 0) return `${requests.length} ${pastForm[decision].toLowerCase()}`;
  const days = spanTextBeside(request, { startDate: today, endDate: today }, texts);
  return `${pastForm[decision]}: ${isolated(personName(request.requester))}, ${days}`;
}
