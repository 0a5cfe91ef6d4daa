import type { CompanyToday } from '@almanac/domain/time-off/reports/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '../platform/lists/loaded.tsx';
import { companyTodayQuery } from '../time-off/reports/api.ts';
import { Card } from '../ui/card.tsx';
import { text as officeText } from './messages/office-text.ts';
import { text } from './messages/text.ts';
import { OfficeSkeleton } from './office-skeleton.tsx';

const mostShown = 6;

/** How many people of each department have time off today. */
export function OutToday() {
  return (
    <Card title={text('dashboard.outToday')}>
      <div className="flex min-h-42 flex-col">
        <Loaded
          query={useQuery(companyTodayQuery())}
          failure={officeText('dashboard.outNotLoaded')}
          headingLevel={3}
          skeleton={<OfficeSkeleton label={text('dashboard.outLoading')} />}
        >
          {({ departments }) => <Departments departments={departments} />}
        </Loaded>
      </div>
    </Card>
  );
}

function Departments({ departments }: Pick<CompanyToday, 'departments'>) {
  const out = departments
    .filter(({ away }) => away > 0)
    .toSorted((one, other) => other.away / other.people - one.away / one.people);
  if (out.length === 0)
    return <p className="m-auto text-ink-muted">{officeText('dashboard.everyoneIsIn')}</p>;
  return (
    <ul aria-label={officeText('dashboard.departments')} className="flex flex-col gap-3">
      {out.slice(0, mostShown).map(({ department, people, away }) => (
        <li key={department?.id ?? 'none'} className="flex flex-col gap-1">
          <p className="flex items-baseline justify-between gap-3">
            {department ? (
              <Link
                to={`/away?department=${department.id}`}
                className="min-w-0 truncate rounded-md text-ink hover:underline max-md:py-2.5"
              >
                <bdi>{department.name}</bdi>
              </Link>
            ) : (
              <span className="text-ink">{officeText('dashboard.noDepartment')}</span>
            )}
            <span className="shrink-0 text-sm text-ink-muted">
              {officeText('dashboard.outOf', { away, people })}
            </span>
          </p>
          <div aria-hidden="true" className="bar-track h-1.5 overflow-hidden rounded-full bg-hovered">
            <div
              data-tone="accent"
              className="h-full rounded-full bg-tone-mark"
              style={{ width: `${(away / people) * 100}%` }}
            />
          </div>
        </li>
      ))}
      {out.length > mostShown && (
        <li>
          <Link to="/away" className="rounded-md text-accent-text hover:underline">
            {officeText('dashboard.moreDepartments', { count: out.length - mostShown })}
          </Link>
        </li>
      )}
    </ul>
  );
}
