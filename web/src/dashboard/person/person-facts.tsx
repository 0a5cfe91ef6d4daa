import type { PersonDetails } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PersonLink } from '../../access/person-link.tsx';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { isMissing } from '../../platform/http/api-error.ts';
import { loadingFailure } from '../../platform/http/loading-failure.ts';
import { DayText } from '../../platform/time-text.tsx';
import { effectiveTermsQuery } from '../../time-off/balances/account/api.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InlineList } from './inline-list.tsx';
import { rich, text } from './messages/facts-text.ts';
import { PersonFact } from './person-fact.tsx';

/** The facts that only the person, their approvers and administrators see. */
export function PersonFacts({ person }: { person: PersonDetails }) {
  const { id, employmentStart, employmentEnd, earlierEmployments = [], managers = [], isActive } = person;
  const query = useQuery(effectiveTermsQuery({ userId: id }));
  const { data: terms, isFetching, refetch } = query;
  const failure = loadingFailure(query);
  const isWithoutTerms = failure !== null && !terms;
  return (
    <>
      {!isWithoutTerms && (
        <>
          <PersonFact term={text('dashboard.person.place')}>
            {terms ? <bdi>{terms.place}</bdi> : <FactSkeleton />}
          </PersonFact>
          <PersonFact term={text('dashboard.person.plan')}>
            {terms ? <bdi>{terms.plan}</bdi> : <FactSkeleton />}
          </PersonFact>
          <PersonFact term={text('dashboard.person.schedule')}>
            {terms ? (
              <>
                <bdi>{terms.schedule.name}</bdi>
                <SecondLine>
                  {text('dashboard.person.daysAWeek', { days: terms.schedule.daysPerWeek })}
                </SecondLine>
              </>
            ) : (
              <>
                <FactSkeleton />
                <SecondLine>{'\u00a0'}</SecondLine>
              </>
            )}
          </PersonFact>
        </>
      )}
      <PersonFact term={text('dashboard.person.start')}>
        {employmentStart === undefined ? (
          <span className="text-ink-muted">{text('dashboard.person.notSet')}</span>
        ) : (
          <DayText date={employmentStart} />
        )}
      </PersonFact>
      {employmentEnd !== undefined && (
        <PersonFact term={text('dashboard.person.lastDay')}>
          <DayText date={employmentEnd} />
        </PersonFact>
      )}
      {earlierEmployments.length > 0 && (
        <PersonFact term={text('dashboard.person.earlierEmployments')}>
          <ul>
            {earlierEmployments.map(({ startDate, endDate }) => (
              <li key={endDate}>
                {startDate === undefined
                  ? rich('dashboard.person.until', { end: <DayText date={endDate ?? ''} /> })
                  : rich('dashboard.person.fromUntil', {
                      start: <DayText date={startDate} />,
                      end: <DayText date={endDate ?? ''} />,
                    })}
              </li>
            ))}
          </ul>
        </PersonFact>
      )}
      {isActive !== false && (
        <PersonFact term={text('dashboard.person.managers', { count: Math.max(1, managers.length) })}>
          {managers.length === 0 && (
            <span className="text-ink-muted">{text('dashboard.person.noManager')}</span>
          )}
          <InlineList>
            {managers.map((manager) => (
              <PersonLink key={manager.id} person={manager} />
            ))}
          </InlineList>
        </PersonFact>
      )}
      {isWithoutTerms && !isMissing(failure) && (
        <div className="col-span-full">
          <FailureAlert
            title={text('dashboard.person.termsNotLoaded')}
            error={failure}
            onRetry={() => refetch()}
            isRetrying={isFetching}
          />
        </div>
      )}
    </>
  );
}

function SecondLine({ children }: { children: ReactNode }) {
  return <span className="block text-sm text-ink-muted">{children}</span>;
}

function FactSkeleton() {
  return <Skeleton className="my-0.5 h-4 w-28 max-w-full" />;
}
