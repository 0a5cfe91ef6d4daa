import { personName } from '@almanac/domain/access/person-name';
import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import type { CompanyToday } from '@almanac/domain/time-off/reports/schema';
import { type MissingHolidays, missingYears } from '@almanac/domain/work-time/holidays/missing-holidays';
import type { ListedPlace } from '@almanac/domain/work-time/schema';
import { useQuery } from '@tanstack/react-query';
import {
  Banknote,
  CalendarX,
  CircleCheck,
  FileWarning,
  Hourglass,
  type LucideIcon,
  Scale,
  UserX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { sinceText } from '../payroll/messages/since-text.ts';
import { useOpenCorrections } from '../payroll/runs/use-open-corrections.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { readerLocale } from '../platform/locale.ts';
import { useToday } from '../platform/session/today.ts';
import { recalculationCountsQuery } from '../time-off/recalculations/api.ts';
import { companyTodayQuery } from '../time-off/reports/api.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card.tsx';
import { placesQuery } from '../work-time/api.ts';
import { suggestionsAddress } from '../work-time/suggestions-address.ts';
import { text as officeText } from './messages/office-text.ts';
import { text } from './messages/text.ts';
import { OfficeSkeleton } from './office-skeleton.tsx';

/** What administrators should do, each with the way to the place where it is done. */
export function OfficeTasks() {
  const company = useQuery(companyTodayQuery());
  const places = useQuery(placesQuery);
  const corrected = useQuery(recalculationCountsQuery);
  const loading = {
    failure: officeText('dashboard.tasksNotLoaded'),
    headingLevel: 3,
    skeleton: <OfficeSkeleton label={text('dashboard.tasksLoading')} />,
  } as const;
  return (
    <Card title={text('dashboard.toDo')}>
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
  const payroll = useOpenCorrections();
  const { withoutStart, documents, lapses } = company;
  const isIdle =
    missing.length + open + withoutStart + documents.count + lapses.people + payroll.length === 0;
  if (isIdle) {
    return (
      <p className="m-auto flex flex-col items-center gap-2 text-ink-muted">
        <CircleCheck aria-hidden="true" data-tone="success" className="size-6 text-tone-mark" />
        {officeText('dashboard.nothingToDo')}
      </p>
    );
  }
  return (
    <ul aria-label={text('dashboard.toDo')} className="divide-y divide-line">
      {missing.length > 0 && <HolidaysTask missing={missing} />}
      {payroll.map(({ run, count }) => (
        <Task
          key={run.id}
          icon={Banknote}
          title={sinceText('payroll.sinceRun', { count, month: run.to })}
          detail={sinceText('payroll.sinceRunHint')}
        >
          <LinkButton to="/time-off/reports/month" size="small">
            {sinceText('payroll.show')}
          </LinkButton>
        </Task>
      ))}
      {documents.count > 0 && <DocumentsTask documents={documents} />}
      {withoutStart > 0 && (
        <Task
          icon={UserX}
          title={officeText('dashboard.withoutStart', { count: withoutStart })}
          detail={officeText('dashboard.withoutStartHint')}
        >
          <LinkButton to="/admin/users?missing=start" size="small">
            {officeText('dashboard.showPeople')}
          </LinkButton>
        </Task>
      )}
      {lapses.people > 0 && (
        <Task
          icon={Hourglass}
          title={
            lapses.isCut
              ? officeText('dashboard.atLeastPeopleLose', { count: lapses.people })
              : officeText('dashboard.peopleLose', { count: lapses.people })
          }
          detail={officeText('dashboard.peopleLoseHint')}
        >
          <LinkButton to="/time-off/people?taken=too-little" size="small">
            {officeText('dashboard.showBalances')}
          </LinkButton>
        </Task>
      )}
      {open > 0 && (
        <Task
          icon={Scale}
          title={officeText('dashboard.corrected', { count: open })}
          detail={officeText('dashboard.correctedHint')}
        >
          <LinkButton to="/admin/leave/recalculations?state=OPEN" size="small">
            {officeText('dashboard.review')}
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
      title={officeText('dashboard.holidaysMissing')}
      detail={officeText('dashboard.holidaysMissingHint')}
    >
      {shown.map(({ place, year }) => (
        <LinkButton key={`${place.id} ${year}`} to={suggestionsAddress(place.id, year)} size="small">
          {officeText('dashboard.addHolidays', { place: place.name, year })}
        </LinkButton>
      ))}
      {missing.length > shown.length && (
        <LinkButton to="/admin/leave/places" size="small">
          {officeText('dashboard.allPlaces')}
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
      title={
        isCut
          ? officeText('dashboard.atLeastDocumentsMissing', { count })
          : officeText('dashboard.documentsMissing', { count })
      }
      detail={officeText('dashboard.documentsMissingHint')}
    >
      {first.map(({ id, requester, startDate, endDate }) => (
        <LinkButton key={id} to={`/time-off/requests/${id}`} size="small">
          {officeText('dashboard.documentOf', {
            name: personName(requester),
            days: periodTextBeside(
              { startDate, endDate },
              { startDate: today, endDate: today },
              readerLocale(),
            ),
          })}
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
