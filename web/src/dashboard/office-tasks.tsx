import { personName } from '@almanac/domain/access/person-name';
import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import type { CompanyToday } from '@almanac/domain/time-off/reports/schema';
import { type MissingHolidays, missingYears } from '@almanac/domain/work-time/holidays/missing-holidays';
import type { ListedPlace } from '@almanac/domain/work-time/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarX, CircleCheck, FileWarning, Hourglass, type LucideIcon, Scale, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { isolated } from '../platform/isolated.ts';
import { countText } from '../platform/lists/count-text.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { readerLocale } from '../platform/locale.ts';
import { useToday } from '../platform/session/today.ts';
import { recalculationCountsQuery } from '../time-off/recalculations/api.ts';
import { companyTodayQuery } from '../time-off/reports/api.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card.tsx';
import { placesQuery } from '../work-time/api.ts';
import { suggestionsAddress } from '../work-time/suggestions-address.ts';
import { OfficeSkeleton } from './office-skeleton.tsx';

/** What administrators should do, each with the way to the place where it is done. */
export function OfficeTasks() {
  const company = useQuery(companyTodayQuery());
  const places = useQuery(placesQuery);
  const corrected = useQuery(recalculationCountsQuery);
  const loading = {
    failure: "Couldn't load what is to do",
    headingLevel: 3,
    skeleton: <OfficeSkeleton label="Loading what is to do" />,
  } as const;
  return (
    <Card title="To do">
      <div className="flex min-h-42 flex-col">
        <Loaded query={company} {...loading}>
          {(today) => (
            <Loaded query={places} {...loading}>
              {(allPlaces) => (
                <Loaded query={corrected} {...loading}>
                  {({ open }) => <TaskList company={today} places={allPlaces} open={open} />}
                </Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

interface TaskListProps {
  company: CompanyToday;
  places: readonly ListedPlace[];
  /** Corrected balances to review. */
  open: number;
}

function TaskList({ company, places, open }: TaskListProps) {
  const missing = missingYears(places, useToday());
  const { withoutStart, documents, lapses } = company;
  const isIdle = missing.length + open + withoutStart + documents.count + lapses.people === 0;
  if (isIdle) {
    return (
      <p className="m-auto flex flex-col items-center gap-2 text-ink-muted">
        <CircleCheck aria-hidden="true" data-tone="success" className="size-6 text-tone-mark" />
        Nothing to do
      </p>
    );
  }
  return (
    <ul aria-label="To do" className="divide-y divide-line">
      {missing.length > 0 && <HolidaysTask missing={missing} />}
      {documents.count > 0 && <DocumentsTask documents={documents} />}
      {withoutStart > 0 && (
        <Task
          icon={UserX}
          title={`${countText(withoutStart, 'person has', 'people have')} no employment start`}
          detail="Leave that grows with service can't be counted for them."
        >
          <LinkButton to="/admin/users?missing=start" size="small">
            Show People
          </LinkButton>
        </Task>
      )}
      {lapses.people > 0 && (
        <Task
          icon={Hourglass}
          title={`${lapses.isCut ? 'At least ' : ''}${countText(lapses.people, 'person loses', 'people lose')} leave within four weeks`}
          detail="Unless they book it. They were told by email."
        >
          <LinkButton to="/time-off/people?taken=too-little" size="small">
            Show Balances
          </LinkButton>
        </Task>
      )}
      {open > 0 && (
        <Task
          icon={Scale}
          title={`The update corrected ${countText(open, 'balance')}`}
          detail="Accept the new balances, or keep them as they were."
        >
          <LinkButton to="/admin/leave/recalculations?state=OPEN" size="small">
            Review
          </LinkButton>
        </Task>
      )}
    </ul>
  );
}

const mostPlaces = 3;

function HolidaysTask({ missing }: { missing: readonly MissingHolidays[] }) {
  const shown = missing.slice(0, mostPlaces);
  return (
    <Task
      icon={CalendarX}
      title="Public holidays are missing"
      detail="Requests and balances count these days as working days."
    >
      {shown.map(({ place, year }) => (
        <LinkButton key={`${place.id} ${year}`} to={suggestionsAddress(place.id, year)} size="small">
          {`Add holidays: ${place.name}, ${year}`}
        </LinkButton>
      ))}
      {missing.length > shown.length && (
        <LinkButton to="/admin/leave/places" size="small">
          All places
        </LinkButton>
      )}
    </Task>
  );
}

function DocumentsTask({ documents: { count, isCut, first } }: Pick<CompanyToday, 'documents'>) {
  const today = useToday();
  return (
    <Task
      icon={FileWarning}
      title={`${isCut ? 'At least ' : ''}${countText(count, 'document is', 'documents are')} missing`}
      detail="Such as a doctor's certificate, of time off in the last 90 days."
    >
      {first.map(({ id, requester, startDate, endDate }) => (
        <LinkButton key={id} to={`/time-off/requests/${id}`} size="small">
          {`${isolated(personName(requester))}, ${periodTextBeside({ startDate, endDate }, { startDate: today, endDate: today }, readerLocale())}`}
        </LinkButton>
      ))}
    </Task>
  );
}

interface TaskProps {
  icon: LucideIcon;
  title: string;
  detail: string;
  /** Where it is done. */
  children: ReactNode;
}

function Task({ icon: Icon, title, detail, children }: TaskProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span
        data-tone="warning"
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-tone-surface text-tone-text"
      >
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="font-medium text-ink">{title}</p>
        <p className="text-sm text-ink-muted">{detail}</p>
      </div>
      <div className="flex min-w-0 flex-wrap gap-2 *:max-w-full *:whitespace-normal *:wrap-anywhere *:h-auto *:min-h-8 max-md:*:min-h-11">
        {children}
      </div>
    </li>
  );
}
