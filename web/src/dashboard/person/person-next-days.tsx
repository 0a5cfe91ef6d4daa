import { addDays } from '@almanac/domain/calendar/calendar-date';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTypes } from '../../leave/types/types.ts';
import { errorMessage } from '../../platform/http/api-error.ts';
import { useToday } from '../../platform/session/today.ts';
import { awayText, inDaysText } from '../../time-off/presence/away/away-text.ts';
import { NextFact, NextFactSkeleton } from '../../time-off/presence/away/next-fact.tsx';
import { plannedRequestsQuery } from '../../time-off/presence/entries/api.ts';
import { Card } from '../../ui/card.tsx';
import { text } from './messages/text.ts';

const daysAhead = 365;

/** The person's current or next time off, approved or pending. */
export function PersonNextDays({ userId }: { userId: string }) {
  return (
    <Card>
      <dl>
        <NextDays userId={userId} />
      </dl>
    </Card>
  );
}

function NextDays({ userId }: { userId: string }) {
  const term = text('dashboard.person.next');
  const today = useToday();
  const { nameOf } = useTypes();
  const period = { startDate: today, endDate: addDays(today, daysAhead) };
  const { data, error } = useQuery(plannedRequestsQuery(period, userId));
  if (!data && !error) return <NextFactSkeleton term={term} label={text('dashboard.person.nextLoading')} />;
  if (!data) {
    return (
      <NextFact term={term} detail={errorMessage(error)} isEmpty>
        {text('dashboard.person.nextNotLoaded')}
      </NextFact>
    );
  }
  const [next] = data;
  if (!next) {
    return (
      <NextFact term={term} isEmpty>
        {text('dashboard.person.nonePlanned')}
      </NextFact>
    );
  }
  const when = { type: nameOf(next.type), when: inDaysText(next.startDate, today) };
  return (
    <NextFact
      term={term}
      detail={
        next.status === 'PENDING'
          ? text('dashboard.person.nextPending', when)
          : text('dashboard.person.nextOf', when)
      }
    >
      <Link
        to={`/time-off/requests/${next.id}`}
        className="rounded-md hover:underline focus-visible:focus-ring"
      >
        {awayText(next, today)}
      </Link>
    </NextFact>
  );
}
