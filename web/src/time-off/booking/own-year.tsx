import { personName } from '@almanac/domain/access/person-name';
import { useViewer } from '../../platform/session/session.ts';
import { RequestTimeOffDialog } from './request-time-off.tsx';
import { YearCard } from './year-card.tsx';

/** The viewer's year; chosen days open the request form. */
export function OwnYear() {
  const viewer = useViewer();
  return (
    <YearCard
      userId={viewer.id}
      name={personName(viewer)}
      title="My Year"
      requesting={{
        label: 'Request Time Off',
        form: (days, onClose) => <RequestTimeOffDialog days={days} onClose={onClose} />,
      }}
    />
  );
}
