import { addDays, type CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { leaveYearOf } from '@almanac/domain/leave/plans/leave-year';
import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '../../platform/session/session.ts';
import { useToday } from '../../platform/session/today.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { rich, text } from '../plans/messages/text.ts';
import { peopleOfPlanQuery } from './terms-api.ts';

const ChangeTermsDialog = lazyDialog(
  async () => (await import('./change-terms-dialog.tsx')).ChangeTermsDialog,
);

interface MoveToCopyProps {
  original: Plan;
  copy: Plan & { yearStart: string };
  /** Called after people were moved. */
  onMoved: () => void;
}

/** Offers to move the original plan's people to the copy, on the first day of its next leave year. */
export function MoveToCopy({ original, copy, onMoved }: MoveToCopyProps) {
  const today = useToday();
  const viewer = useViewer();
  const [isMoving, setIsMoving] = useState(false);
  const { data: holders } = useQuery(peopleOfPlanQuery(original.id));
  const day = nextYearStart(copy.yearStart, today);
  const others = holders?.filter((id) => id !== viewer.id);
  const isOneOfThem = holders?.includes(viewer.id) === true;
  if (!others || others.length === 0) return null;
  return (
    <Alert
      tone="info"
      title={text('leave.plans.isCopyOf', original)}
      actions={
        <Button size="small" variant="primary" onPress={() => setIsMoving(true)}>
          {text('leave.plans.movePeople', { date: day })}
        </Button>
      }
    >
      <p>{rich('leave.plans.othersHave', { count: others.length, name: <bdi>{original.name}</bdi> })}</p>
      {isOneOfThem && <p>{text('leave.plans.anotherMovesYou')}</p>}
      {isMoving && (
        <ChangeTermsDialog
          target={{ userIds: others }}
          initial={{ from: day, chosen: { plan: copy.id } }}
          onChanged={onMoved}
          onClose={() => setIsMoving(false)}
        />
      )}
    </Alert>
  );
}

/** The first day of the next leave year; today if one starts today. */
function nextYearStart(yearStart: string, today: CalendarDate): CalendarDate {
  const { startDate, endDate } = leaveYearOf(today, yearStart);
  return startDate === today ? today : addDays(endDate, 1);
}
