import { greetedName, personName } from '@almanac/domain/access/person-name';
import type { Period } from '@almanac/domain/calendar/period';
import type { Colleague } from '@almanac/domain/teams/members/schema';
import { useViewer } from '../../platform/session/session.ts';
import { OwnYear } from '../../time-off/booking/own-year.tsx';
import { RequestOnBehalfDialog } from '../../time-off/booking/request-on-behalf.tsx';
import { YearCard } from '../../time-off/booking/year-card.tsx';
import { text } from './messages/text.ts';

/** A person's year, where approvers can select days to request on their behalf. */
export function PersonYear({ person }: { person: Colleague }) {
  if (useViewer().id === person.id) return <OwnYear />;
  const requesting = {
    label: text('dashboard.person.requestFor', { name: greetedName(personName(person)) }),
    form: (days: Period, onClose: () => void) => (
      <RequestOnBehalfDialog user={person} days={days} onClose={onClose} />
    ),
  };
  return (
    <YearCard
      userId={person.id}
      name={personName(person)}
      title={text('dashboard.person.year')}
      requesting={person.isActive === false ? undefined : requesting}
    />
  );
}
