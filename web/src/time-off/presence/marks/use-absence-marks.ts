import { mayApproveTimeOff } from '@almanac/domain/access/permissions';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { includes, type Period } from '@almanac/domain/calendar/period';
import { useQuery } from '@tanstack/react-query';
import { useTypes } from '../../../leave/types/types.ts';
import { useCompany } from '../../../platform/session/company.ts';
import { useViewer } from '../../../platform/session/session.ts';
import type { DayMarks } from '../../../ui/date/day-marks.ts';
import { employedPart } from '../../requests/words/employed-part.ts';
import { absencesQuery, coverageQuery } from '../entries/api.ts';
import { absenceMarkOf } from './absence-mark.ts';
import { text } from './messages/text.ts';
import { useBridgeDays } from './use-bridge-days.ts';
import { useDayMarks } from './use-day-marks.ts';

const nowhere: Period = { startDate: '', endDate: '' };

/**
 * Date picker marks for a person: holidays, free and bridge days, own requests, and visible absences of others. Loaded
 * once a picker shows a month; undefined while no one is chosen.
 */
export function useAbsenceMarks(userId: string | null): DayMarks | undefined {
  const viewer = useViewer();
  const { capacityLimit } = useCompany();
  const { nameOf } = useTypes();
  const marks = useDayMarks(userId);
  const shown = marks?.shown;
  const isEnabled = userId !== null && shown !== undefined;
  const period = shown ?? nowhere;
  const { requests, bridges, suggested } = useBridgeDays(userId, shown);
  const coverage = useQuery({
    ...coverageQuery(period),
    enabled: isEnabled && mayApproveTimeOff(viewer),
  });
  const isOwn = userId === viewer.id;
  // In a large company there are too many absences for dots.
  const absences = useQuery({
    ...absencesQuery(period, undefined, viewer.departmentId),
    enabled: isEnabled && isOwn,
  });
  if (!marks) return undefined;
  const daysCovered = new Map(coverage.data?.days.map((day) => [day.date, day]));
  const ownOn = (date: CalendarDate) =>
    requests
      .flatMap((request) => employedPart(request) ?? [])
      .filter((request) => includes(request, date))
      .map(({ type, status }) => text('time-off.presence.ownRequest', { type: nameOf(type), status }));
  const othersOn = (date: CalendarDate) => {
    const away = (absences.data ?? []).filter(
      ({ user, ...days }) => user.id !== userId && includes(days, date),
    );
    return new Set(away.map(({ user }) => user.id)).size;
  };
  return {
    ...marks,
    markOf: (date) =>
      absenceMarkOf(marks.markOf(date), {
        own: ownOn(date),
        others: othersOn(date),
        bridge: bridges.get(date),
        coverage: daysCovered.get(date),
        capacityLimit,
      }),
    dotsMean: {
      own: isOwn ? text('time-off.presence.yourTimeOff') : text('time-off.presence.theirTimeOff'),
      others: text('time-off.presence.colleaguesAway'),
    },
    levelMeans: text('time-off.presence.longerBar'),
    suggested,
  };
}
