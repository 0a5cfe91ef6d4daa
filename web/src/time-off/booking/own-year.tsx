import { useViewer } from '../../platform/session/session.ts';
import { RequestTimeOffDialog } from './request-time-off.tsx';
import { YearCard } from './year/year-card.tsx';

/** The viewer's year; chosen days open the request form. */
export function OwnYear() {
  return (
    <YearCard
      userId={useViewer().id}
      title="My Year"
      requesting={{
        label: 'Request Time Off',
        form: (days, onClose) => <RequestTimeOffDialog days={days} onClose={onClose} />,
      }}
    />
  );
}
