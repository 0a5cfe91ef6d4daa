import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useViewer } from '../../../platform/session/session.ts';
import { useToday } from '../../../platform/session/today.ts';
import { useFirstDay } from '../../../platform/week-start.ts';
import { firstAbsencesQuery } from '../entries/api.ts';
import { awayAtAGlance } from './away-days.ts';
import { currentWeeks } from './away-periods.ts';

/** Who is away this week and the next, of those visible to the viewer. */
export function useAwayAtAGlance() {
  const today = useToday();
  const firstDay = useFirstDay();
  const { id } = useViewer();
  const select = useCallback(
    (absences: Parameters<typeof awayAtAGlance>[0]) => awayAtAGlance(absences, id, { today, firstDay }),
    [id, today, firstDay],
  );
  return useQuery({ ...firstAbsencesQuery(currentWeeks(today, firstDay)), select });
}
