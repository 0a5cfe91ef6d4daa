import { addDays } from '@almanac/domain/calendar/calendar-date';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { readerTexts } from '../../language/messages.ts';
import { useTypes } from '../../leave/types/types.ts';
import { useToday } from '../../platform/session/today.ts';
import { personAbsencesQuery } from '../../time-off/presence/entries/api.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { absenceText, knownAbsences } from './known-absences.ts';
import { text } from './messages/glance-text.ts';
import { PersonFact } from './person-fact.tsx';

const daysAhead = 60;

/** The person's absences visible to the viewer; undefined until loaded. */
function usePersonAbsences(userId: string) {
  const today = useToday();
  return useQuery(personAbsencesQuery(userId, { startDate: today, endDate: addDays(today, daysAhead) }));
}

/** The person's current or upcoming absence, if visible to the viewer. */
export function PersonAway({ userId }: { userId: string }) {
  const today = useToday();
  const { nameOf } = useTypes();
  const { data: [next] = [] } = usePersonAbsences(userId);
  if (!next) return null;
  return (
    <p className="flex items-center gap-2 text-ink-muted [&_svg]:size-4 [&_svg]:shrink-0">
      <Plane aria-hidden="true" />
      {absenceText(next, nameOf(next.type), today, readerTexts())}
    </p>
  );
}

/** The person's absence of today and the next one, if visible to the viewer. */
export function PersonAwayFacts({ userId }: { userId: string }) {
  const today = useToday();
  const { nameOf } = useTypes();
  const { data, isError } = usePersonAbsences(userId);
  const known = data && knownAbsences(data, today);
  const textOf = (absence: VisibleAbsence | undefined) => {
    if (isError && !known)
      return <span className="text-ink-muted">{text('dashboard.person.absencesNotLoaded')}</span>;
    if (!known) return <Skeleton className="my-0.5 h-4 w-40 max-w-full" />;
    if (!absence) return <span className="text-ink-muted">{text('dashboard.person.noneKnown')}</span>;
    return absenceText(absence, nameOf(absence.type), today, readerTexts());
  };
  return (
    <>
      <PersonFact term={text('dashboard.person.today')}>{textOf(known?.now)}</PersonFact>
      <PersonFact term={text('dashboard.person.nextAbsence')}>{textOf(known?.next)}</PersonFact>
    </>
  );
}
