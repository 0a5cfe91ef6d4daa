import type { Period } from '@almanac/domain/calendar/period';
import type { Colleague } from '@almanac/domain/teams/members/schema';
import { useViewer } from '../../platform/session/session.ts';
import { OwnYear } from '../../time-off/booking/own-year.tsx';
import { RequestForSomebodyDialog } from '../../time-off/booking/request-for-somebody.tsx';
import { YearCard } from '../../time-off/booking/year/year-card.tsx';

/** The year of a person, in which those who decide for them choose days to ask for in their name. */
export function PersonYear({ person }: { person: Colleague }) {
  if (useViewer().id === person.id) return <OwnYear />;
  const asking = {
    label: 'Request Time Off for Them',
    form: (days: Period, onClose: () => void) => (
      <RequestForSomebodyDialog user={person} days={days} onClose={onClose} />
    ),
  };
  return <YearCard userId={person.id} title="Year" asking={person.isActive === false ? undefined : asking} />;
}
