import { personName } from '@almanac/domain/access/person-name';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { spanText } from '@almanac/domain/time-off/requests/span-text';
import { TypeBadge } from '../../leave/type-badge.tsx';
import { countText } from '../../platform/count-text.ts';
import { readerLocale } from '../../platform/locale.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { WhyFree } from './calendar-free-days.ts';

interface CalendarDayDialogProps {
  date: CalendarDate;
  requests: readonly TimeOffRequest[];
  /** The public holidays of the people in view, in words. */
  holidays: readonly string[];
  whyFree: WhyFree;
  isOpen: boolean;
  onClose: () => void;
}

/** Everyone who is away on a day. */
export function CalendarDayDialog({
  date,
  requests,
  holidays,
  whyFree,
  isOpen,
  onClose,
}: CalendarDayDialogProps) {
  const locale = readerLocale();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={dateText(date, locale)}
      description={
        requests.length === 0
          ? 'No approved time off on this day.'
          : `${countText(requests.length, 'approved request')} on this day`
      }
    >
      {holidays.map((holiday) => (
        <p key={holiday} className="text-ink-muted">
          Public holiday: {holiday}
        </p>
      ))}
      {requests.length > 0 && (
        <ul aria-label="Approved requests" className="divide-y divide-line">
          {requests.map((request) => {
            const name = personName(request.requester);
            const why = whyFree(request.requester.id, date);
            return (
              <li key={request.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
                <Avatar name={name} />
                <div className="min-w-40 flex-1">
                  <p className="font-medium text-ink">
                    <bdi>{name}</bdi>
                  </p>
                  <p className="text-sm text-ink-muted">
                    {spanText(request, locale)} ·{' '}
                    <span className="whitespace-nowrap">
                      {countText(request.businessDays, 'business day')}
                    </span>
                  </p>
                  {why !== undefined && <p className="text-sm text-ink-muted">Not at work anyway: {why}</p>}
                </div>
                <TypeBadge type={request.type} />
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
