import { personName } from '@almanac/domain/access/person-name';
import { capacityState } from '@almanac/domain/time-off/presence/capacity-state';
import type { ReactNode } from 'react';
import { useToday } from '../../platform/session/today.ts';
import { DaysAgo } from '../../platform/time-text.tsx';
import { awayBriefly, leftBriefly } from '../../time-off/approvals/facts/brief-facts.ts';
import { leaveText } from '../../time-off/balances/account/account-text.ts';
import { spanText } from '../../time-off/requests/words/request-texts.ts';
import type { FoundLink } from './api.ts';
import { text } from './messages/text.ts';

/** What the approvals page shows of a request. The name and the unit of its type come with it, as visitors can't read types. */
export function LinkFacts({ found: { request, type, facts } }: { found: FoundLink }) {
  const today = useToday();
  const { requester, changedFrom, reason, createdAt, amount, businessDays } = request;
  const { coverage } = facts;
  const isFull = coverage && capacityState(coverage) !== 'fine';
  return (
    <dl className="flex flex-col gap-3">
      <Fact term={text('connections.decide.person')}>
        <bdi className="font-semibold">{personName(requester)}</bdi>
        <bdi className="block text-sm break-all text-ink-muted">{requester.email}</bdi>
      </Fact>
      <Fact term={text('connections.decide.timeOff')}>
        <bdi>{type.name}</bdi>
        <span className="block">{spanText(request)}</span>
        {changedFrom && (
          <span className="block text-sm text-ink-muted">
            {text('connections.decide.before', {
              time: spanText({ startHalf: 'AM', endHalf: 'PM', ...changedFrom }),
            })}
          </span>
        )}
      </Fact>
      <Fact term={text('connections.decide.takes')}>
        {leaveText(type.unit === 'HOUR' ? amount : businessDays, type.unit)}
        <span className="block text-sm text-ink-muted">{leftBriefly(facts, type.unit, today)}</span>
      </Fact>
      {coverage && (
        <Fact term={text('connections.decide.away')}>
          <span className={isFull ? 'font-semibold' : undefined}>
            {coverage.away > 0 ? awayBriefly(coverage) : text('connections.decide.noOneAway')}
          </span>
        </Fact>
      )}
      <Fact term={text('connections.decide.reasonOfRequest')}>
        {reason === undefined ? (
          <span className="text-ink-muted">{text('connections.decide.noReason')}</span>
        ) : (
          <span dir="auto" className="block whitespace-pre-line [overflow-wrap:anywhere]">
            {reason}
          </span>
        )}
      </Fact>
      <Fact term={text('connections.decide.submitted')}>
        <DaysAgo instant={createdAt} />
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
