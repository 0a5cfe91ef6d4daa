import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { effectiveTermsQuery } from './account/api.ts';
import { employmentText, weekText } from './effective-terms-text.ts';
import { rich, text } from './messages/page-text.ts';

interface EffectiveTermsLineProps {
  /** The viewer by default. */
  userId: string | undefined;
  /** Today by default. */
  on: string | undefined;
}

/** The plan, schedule, place and employment behind the balances. */
export function EffectiveTermsLine({ userId, on }: EffectiveTermsLineProps) {
  const query = useQuery(effectiveTermsQuery({ userId, on }));
  return (
    <Loaded
      query={query}
      failure={text('time-off.balances.termsNotLoaded')}
      headingLevel={3}
      skeleton={<Skeleton className="h-10 w-full max-w-2xl" />}
    >
      {({ plan, place, schedule, ...employment }) => (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Term name={text('time-off.balances.plan')}>
            <bdi>{plan}</bdi>
          </Term>
          <Term name={text('time-off.balances.schedule')}>
            {rich('time-off.balances.scheduleOf', {
              schedule: <bdi>{schedule.name}</bdi>,
              week: weekText(schedule.daysPerWeek),
            })}
          </Term>
          <Term name={text('time-off.balances.place')}>
            <bdi>{place}</bdi>
          </Term>
          <Employment days={employment} />
        </dl>
      )}
    </Loaded>
  );
}

function Employment({ days }: { days: Parameters<typeof employmentText>[0] }) {
  const employed = employmentText(days);
  return employed === undefined ? null : <Term name={text('time-off.balances.employed')}>{employed}</Term>;
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="text-ink [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
