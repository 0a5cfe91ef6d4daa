import type { PersonDetails } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { PersonLink } from '../../access/person-link.tsx';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { isMissing } from '../../platform/http/api-error.ts';
import { loadingFailure } from '../../platform/http/loading-failure.ts';
import { countText } from '../../platform/lists/count-text.ts';
import { DayText } from '../../platform/time-text.tsx';
import { effectiveTermsQuery } from '../../time-off/balances/account/api.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PersonFact } from './person-fact.tsx';

/** The facts that only the person, their approvers and administrators see. */
export function PersonFacts({ person }: { person: PersonDetails }) {
  const { id, employmentStart, employmentEnd, managers = [], isActive } = person;
  const query = useQuery(effectiveTermsQuery({ userId: id }));
  const { data: terms, isFetching, refetch } = query;
  const failure = loadingFailure(query);
  const isWithoutTerms = failure !== null && !terms;
  return (
    <>
      {!isWithoutTerms && (
        <>
          <PersonFact term="Place">{terms ? <bdi>{terms.place}</bdi> : <FactSkeleton />}</PersonFact>
          <PersonFact term="Leave plan">{terms ? <bdi>{terms.plan}</bdi> : <FactSkeleton />}</PersonFact>
          <PersonFact term="Work schedule">
            {terms ? (
              <>
                <bdi>{terms.schedule.name}</bdi>
                <SecondLine>{countText(terms.schedule.daysPerWeek, 'day')} a week</SecondLine>
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
      <PersonFact term="Start">
        {employmentStart === undefined ? (
          <span className="text-ink-muted">Not set</span>
        ) : (
          <DayText date={employmentStart} />
        )}
      </PersonFact>
      {employmentEnd !== undefined && (
        <PersonFact term="Last day">
          <DayText date={employmentEnd} />
        </PersonFact>
      )}
      {isActive !== false && (
        <PersonFact term={managers.length > 1 ? 'Managers' : 'Manager'}>
          {managers.length === 0 && <span className="text-ink-muted">None</span>}
          {managers.map((manager, index) => (
            <Fragment key={manager.id}>
              {index > 0 && ', '}
              <PersonLink person={manager} />
            </Fragment>
          ))}
        </PersonFact>
      )}
      {isWithoutTerms && !isMissing(failure) && (
        <div className="col-span-full">
          <FailureAlert
            title="Couldn't load place, plan and schedule"
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
