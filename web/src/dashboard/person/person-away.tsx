import { addDays } from '@almanac/domain/calendar/calendar-date';
import { dateText, periodText } from '@almanac/domain/calendar/date-text';
import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { useTypes } from '../../leave/types/types.ts';
import { readerLocale } from '../../platform/locale.ts';
import { useToday } from '../../platform/session/today.ts';
import { personAbsencesQuery } from '../../time-off/presence/entries/api.ts';

const daysAhead = 60;

/** The person's current or upcoming absence, if visible to the viewer. */
export function PersonAway({ userId }: { userId: string }) {
  const today = useToday();
  const { nameOf } = useTypes();
  const period = { startDate: today, endDate: addDays(today, daysAhead) };
  const { data: [next] = [] } = useQuery(personAbsencesQuery(userId, period));
  if (!next) return null;
  const locale = readerLocale();
  const what = nameOf(next.type);
  const back = next.backOn === undefined ? '' : `, back ${dateText(next.backOn, locale)}`;
  return (
    <p className="flex items-center gap-2 text-ink-muted [&_svg]:size-4 [&_svg]:shrink-0">
      <Plane aria-hidden="true" />
      {next.startDate <= today ? `${what} today${back}` : `${what} ${periodText(next, locale)}${back}`}
    </p>
  );
}
