import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/lists/loaded.tsx';
import { useViewer } from '../../platform/session/session.ts';
import { colleagueQuery } from '../../teams/members/api.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { text } from './messages/facts-text.ts';
import { PersonFacts } from './person-facts.tsx';

/** The facts about the viewer that HR has set, on the profile. */
export function OwnDetailsCard() {
  return (
    <Card title={text('dashboard.person.employment')}>
      <Loaded
        query={useQuery(colleagueQuery(useViewer().id))}
        failure={text('dashboard.person.employmentNotLoaded')}
        headingLevel={3}
        skeleton={<DetailsSkeleton />}
      >
        {(person) => (
          <dl className={columns}>
            <PersonFacts person={person} />
          </dl>
        )}
      </Loaded>
    </Card>
  );
}

const columns = 'grid gap-x-8 gap-y-2.5 sm:grid-cols-2 sm:gap-y-4';

function DetailsSkeleton() {
  return (
    <SkeletonArea label={text('dashboard.person.employmentLoading')} className={columns}>
      {['place', 'plan', 'schedule', 'start', 'manager'].map((each) => (
        <div key={each} className={each === 'schedule' ? 'max-sm:h-10 sm:h-14' : 'max-sm:h-5 sm:h-10'}>
          <Skeleton className="h-4 w-28 max-w-full" />
        </div>
      ))}
    </SkeletonArea>
  );
}
