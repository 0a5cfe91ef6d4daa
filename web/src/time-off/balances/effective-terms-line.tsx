import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { effectiveTermsQuery } from './account/api.ts';
import { employmentText, weekText } from './effective-terms-text.ts';

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
      failure="Couldn't load the leave plan"
      headingLevel={3}
      skeleton={<Skeleton className="h-10 w-full max-w-2xl" />}
    >
      {({ plan, place, schedule, ...employment }) => (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Term name="Leave plan">{plan}</Term>
          <Term name="Work schedule">
            {schedule.name}, {weekText(schedule.daysPerWeek)}
          </Term>
          <Term name="Place">{place}</Term>
          {employmentText(employment, readerLocale()) !== '' && (
            <Term name="Employed">{employmentText(employment, readerLocale())}</Term>
          )}
        </dl>
      )}
    </Loaded>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="text-ink [overflow-wrap:anywhere]">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
