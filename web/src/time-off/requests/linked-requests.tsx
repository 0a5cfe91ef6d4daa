import type { LinkedRequest, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { Link } from 'react-router';
import { rich, text } from './messages/text.ts';
import { spanTextBeside } from './words/request-texts.ts';

const relations = {
  CONTINUES: ['time-off.requests.continues', 'time-off.requests.continuesPending'],
  CONTINUED_BY: ['time-off.requests.continuedBy', 'time-off.requests.continuedByPending'],
  INTERRUPTS: ['time-off.requests.interrupts', 'time-off.requests.interruptsPending'],
  INTERRUPTED_BY: ['time-off.requests.interruptedBy', 'time-off.requests.interruptedByPending'],
} as const satisfies Record<LinkedRequest['relation'], unknown>;

/** Links to the requests an interruption split this one into, if any. */
export function LinkedRequests({ request }: { request: TimeOffRequest }) {
  const linked = request.linked?.filter(({ status }) => status === 'PENDING' || status === 'APPROVED') ?? [];
  if (linked.length === 0) return null;
  return (
    <ul
      aria-label={text('time-off.requests.related')}
      className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-muted"
    >
      {linked.map((each) => {
        const [approved, pending] = relations[each.relation];
        const days = (
          <Link
            to={`/time-off/requests/${each.id}`}
            className="rounded-md text-accent-text underline focus-visible:focus-ring max-md:inline-block max-md:py-2.5"
          >
            {spanTextBeside(each, request)}
          </Link>
        );
        return <li key={each.id}>{rich(each.status === 'PENDING' ? pending : approved, { days })}</li>;
      })}
    </ul>
  );
}
