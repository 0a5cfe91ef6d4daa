import type { LinkedRequest, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { Link } from 'react-router';
import { spanTextBeside } from './words/request-texts.ts';

const relationTexts: Record<LinkedRequest['relation'], string> = {
  CONTINUES: 'Goes on from',
  CONTINUED_BY: 'Goes on',
  INTERRUPTS: 'Taken out of',
  INTERRUPTED_BY: 'Interrupted',
};

/** Links to the requests an interruption split this one into, if any. */
export function LinkedRequests({ request }: { request: TimeOffRequest }) {
  const linked = request.linked?.filter(({ status }) => status === 'PENDING' || status === 'APPROVED') ?? [];
  if (linked.length === 0) return null;
  return (
    <ul aria-label="Belongs together" className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-muted">
      {linked.map((each) => (
        <li key={each.id}>
          {relationTexts[each.relation]}{' '}
          <Link
            to={`/time-off/requests/${each.id}`}
            className="rounded-md text-accent-text underline focus-visible:focus-ring max-md:inline-block max-md:py-2.5"
          >
            {spanTextBeside(each, request)}
          </Link>
          {each.status === 'PENDING' && ', pending'}
        </li>
      ))}
    </ul>
  );
}
