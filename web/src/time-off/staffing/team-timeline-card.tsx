import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { monthText } from '@almanac/domain/calendar/date-text';
import type { TeamMember } from '@almanac/domain/teams/members/schema';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTypes } from '../../leave/types/types.ts';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { useAddress } from '../../platform/lists/use-address.ts';
import { readerLocale } from '../../platform/locale.ts';
import { useToday } from '../../platform/session/today.ts';
import { useFirstDay } from '../../platform/week-start.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { approvedRequestsQuery } from '../presence/entries/api.ts';
import { capacityQuery } from './api.ts';
import {
  monthsIn,
  periodOfWeeks,
  positionAfter,
  positionAt,
  positionInSpan,
  readPosition,
  type Span,
  type TimelinePosition,
  weeksIn,
  writePosition,
} from './timeline-period.ts';
import { timelineRows } from './timeline-rows.ts';
import { TimelineTable } from './timeline-table.tsx';
import { weeklyCapacity } from './weekly-capacity.ts';

const spanOptions: { id: Span; label: string }[] = [
  { id: 'month', label: 'Month' },
  { id: 'quarter', label: 'Quarter' },
  { id: 'half-year', label: 'Half year' },
];

interface TeamTimelineCardProps {
  teamId: string;
  members: readonly TeamMember[];
}

export function TeamTimelineCard({ teamId, members }: TeamTimelineCardProps) {
  const today = useToday();
  const { typeOf } = useTypes();
  const { position, show } = useTimelinePosition(today);
  const firstDay = useFirstDay();
  const weeks = weeksIn(position, firstDay);
  const shown = periodOfWeeks(weeks);
  const requests = useQuery(approvedRequestsQuery(shown, teamId));
  const capacity = useQuery(capacityQuery(teamId, shown));
  const absences = (requests.data ?? []).filter(({ type }) => typeOf(type).isAway);
  const rows = timelineRows(members, absences, shown);
  const title = spanText(monthsIn(position));
  const error = requests.error ?? capacity.error;

  return (
    <Card
      title="Timeline"
      subtitle={<span aria-live="polite">{title}</span>}
      actions={
        <>
          <div className="w-72 max-sm:w-full">
            <RadioGroup
              label="Span"
              isLabelHidden
              variant="segments"
              options={spanOptions}
              value={position.span}
              onChange={(span) => show((present) => positionInSpan(span, present, today, firstDay))}
            />
          </div>
          <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
            <IconButton
              label="Earlier"
              size="small"
              onPress={() => show((present) => positionAfter(present, -1))}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <Button size="small" onPress={() => show(({ span }) => positionAt(span, today))}>
              Today
            </Button>
            <IconButton
              label="Later"
              size="small"
              onPress={() => show((present) => positionAfter(present, 1))}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        </>
      }
      footer={<TimelineLegend />}
    >
      <div className="flex flex-col gap-3" aria-busy={requests.isFetching || capacity.isFetching}>
        <FailureAlert title="The timeline is not complete" error={error} />
        <TimelineTable
          label={`Timeline of the team, ${title}`}
          weeks={weeks}
          shown={shown}
          rows={rows}
          capacity={capacity.data && weeklyCapacity(capacity.data.days, weeks)}
          today={today}
        />
        {rows.length === 0 && <p className="text-ink-muted">Nobody is a member in these weeks.</p>}
      </div>
    </Card>
  );
}

/** Such as 'October 2026 to December 2026'. */
function spanText({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const [first, last] = [monthText(startDate, readerLocale()), monthText(endDate, readerLocale())];
  return first === last ? first : `${first} to ${last}`;
}

/** Legend of the timeline; its table has the same as text. */
function TimelineLegend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-6 gap-y-2">
      <li className="flex items-center gap-2">
        <span
          data-tone="allocation-light"
          className="h-4 w-7 rounded-md border border-tone-mark bg-tone-surface"
        />
        Allocation
      </li>
      <li className="flex items-center gap-2">
        <span data-tone="neutral" className="bar-striped h-3 w-7 rounded-md" />
        Approved absence
      </li>
      <li className="flex items-center gap-2">
        <span className="h-4 w-0.5 bg-accent" />
        Today
      </li>
      <li className="flex items-center gap-2">
        <span data-tone="accent" className="h-4 w-3 bg-tone-mark" />
        Available
      </li>
      <li className="flex items-center gap-2">
        <span data-tone="accent" className="h-4 w-3 border border-dashed border-tone-mark bg-tone-surface" />
        Lost to absences
      </li>
    </ul>
  );
}

/** The timeline's position, stored in the URL. */
function useTimelinePosition(today: CalendarDate) {
  const { address, change } = useAddress();
  const show = (next: (present: TimelinePosition) => TimelinePosition) => {
    change((present) => writePosition(present, next(readPosition(present, today)), today), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { position: readPosition(address, today), show };
}
