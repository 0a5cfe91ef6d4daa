import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTypes } from '../../../leave/types/types.ts';
import { errorMessage } from '../../../platform/http/api-error.ts';
import { useToday } from '../../../platform/session/today.ts';
import { nextDaysOffQuery } from '../entries/api.ts';
import { awayText, nextDaysOffText } from './away-text.ts';
import { text } from './messages/text.ts';
import { NextFact, NextFactSkeleton } from './next-fact.tsx';

/** The viewer's next time off, and whom it waits for. */
export function NextDaysOff() {
  const term = text('time-off.presence.nextDaysOff');
  const today = useToday();
  const { nameOf } = useTypes();
  const { data, error } = useQuery(nextDaysOffQuery());
  if (!data && !error)
    return <NextFactSkeleton term={term} label={text('time-off.presence.loadingNextDaysOff')} />;
  if (!data) {
    return (
      <NextFact term={term} detail={errorMessage(error)} isEmpty>
        {text('time-off.presence.nextNotLoaded')}
      </NextFact>
    );
  }
  const { request } = data;
  if (!request) {
    return (
      <NextFact
        term={term}
        detail={<span className="max-md:hidden">{text('time-off.presence.noDaysOffHint')}</span>}
        isEmpty
      >
        {text('time-off.presence.noDaysOff')}
      </NextFact>
    );
  }
  return (
    <NextFact
      term={term}
      detail={text('time-off.presence.nextFact', {
        what: nameOf(request.type),
        when: nextDaysOffText(request, today),
      })}
    >
      <Link
        to={`/time-off/requests/${request.id}`}
        className="rounded-md hover:underline focus-visible:focus-ring"
      >
        {awayText(request, today)}
      </Link>
    </NextFact>
  );
}
