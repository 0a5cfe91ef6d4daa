import { personName } from '@almanac/domain/access/person-name';
import { useViewer } from '../../platform/session/session.ts';
import { text } from './messages/text.ts';
import { RequestTimeOffDialog } from './request-time-off.tsx';
import { text as yearText } from './year/messages/text.ts';
import { YearCard } from './year-card.tsx';

/** The viewer's year; chosen days open the request form. */
export function OwnYear() {
  const viewer = useViewer();
  return (
    <YearCard
      userId={viewer.id}
      name={personName(viewer)}
      title={yearText('time-off.booking.myYear')}
      requesting={{
        label: text('time-off.booking.request'),
        form: (days, onClose) => <RequestTimeOffDialog days={days} onClose={onClose} />,
      }}
    />
  );
}
