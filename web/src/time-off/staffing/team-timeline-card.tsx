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
import { text } from './messages/text.ts';
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

function spanOptions(): { id: Span; label: string }[] {
  return [
    { id: 'month', label: text('time-off.staffing.month') },
    { id: 'quarter', label: text('time-off.staffing.quarter') },
    { id: 'half-year', label: text('time-off.staffing.halfYear') },
  ];
}

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
      title={text('time-off.staffing.timeline')}
      subtitle={<span aria-live="polite">{title}</span>}
      actions={
        <>
          <div className="w-72 max-sm:w-full">
            <RadioGroup
              label={text('time-off.staffing.span')}
              isLabelHidden
              variant="segments"
              options={spanOptions()}
              value={position.span}
              onChange={(span) => show((present) => positionInSpan(span, present, today, firstDay))}
            />
          </div>
          <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
            <IconButton
              label={text('time-off.staffing.earlier')}
              size="small"
              onPress={() => show((present) => positionAfter(present, -1))}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <Button size="small" onPress={() => show(({ span }) => positionAt(span, today))}>
              {text('time-off.staffing.today')}
            </Button>
            <IconButton
              label={text('time-off.staffing.later')}
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
        <FailureAlert title={text('time-off.staffing.notLoaded')} error={error} />
        <TimelineTable
          label={text('time-off.staffing.timelineOfTeam', { months: title })}
          weeks={weeks}
          shown={shown}
          rows={rows}
          capacity={capacity.data && weeklyCapacity(capacity.data.days, weeks)}
          today={today}
        />
        {rows.length === 0 && <p className="text-ink-muted">{text('time-off.staffing.noMembers')}</p>}
      </div>
    </Card>
  );
}

/** Such as 'October 2026 to December 2026'. */
function spanText({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const [first, last] = [monthText(startDate, readerLocale()), monthText(endDate, readerLocale())];
  return first === last ? first : text('time-off.staffing.months', { first, last });
}

/** Legend of the timeline; its table has the same as text. */
function TimelineLegend() {
  return (
    <ul aria-label={text('time-off.staffing.legend')} className="flex flex-wrap gap-x-6 gap-y-2">
      <li className="flex items-center gap-2">
        <span
          data-tone="allocation-light"
          className="h-4 w-7 rounded-md border border-tone-mark bg-tone-surface"
        />
        {text('time-off.staffing.allocation')}
      </li>
      <li className="flex items-center gap-2">
        <span data-tone="neutral" className="bar-striped h-3 w-7 rounded-md" />
        {text('time-off.staffing.absence')}
      </li>
      <li className="flex items-center gap-2">
        <span className="h-4 w-0.5 bg-accent" />
        {text('time-off.staffing.today')}
      </li>
      <li className="flex items-center gap-2">
        <span data-tone="accent" className="h-4 w-3 bg-tone-mark" />
        {text('time-off.staffing.available')}
      </li>
      <li className="flex items-center gap-2">
        <span data-tone="accent" className="h-4 w-3 border border-dashed border-tone-mark bg-tone-surface" />
        {text('time-off.staffing.lost')}
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
