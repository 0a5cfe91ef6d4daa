import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { dateText } from '@almanac/domain/calendar/date-text';
import { TypeBadge } from '../../../leave/types/type-badge.tsx';
import { Face } from '../../../people/photos/face.tsx';
import { readerLocale } from '../../../platform/locale.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { spanText } from '../../requests/words/request-texts.ts';
import type { CalendarEntry } from '../entries/calendar-entry.ts';
import { freeText, type WhyFree } from '../entries/calendar-free-days.ts';
import { EntryName } from '../entries/entry-list.tsx';
import { text as common } from '../entries/messages/text.ts';
import { text } from '../messages/text.ts';

interface CalendarDayDialogProps {
  date: CalendarDate;
  entries: readonly CalendarEntry[] | undefined;
  /** Text shown without entries. */
  unknown: string;
  /** Public holidays of the people in view. */
  holidays: readonly string[];
  whyFree: WhyFree;
  isOpen: boolean;
  onClose: () => void;
}

/** Everyone who is away on a day, pending requests included. */
export function CalendarDayDialog({
  date,
  entries,
  unknown,
  holidays,
  whyFree,
  isOpen,
  onClose,
}: CalendarDayDialogProps) {
  const approved = entries?.filter(({ isPending }) => !isPending) ?? [];
  const pending = entries?.filter(({ isPending }) => isPending) ?? [];
  const known =
    approved.length === 0
      ? text('time-off.presence.noneApprovedOnDay')
      : text('time-off.presence.approvedOnDay', { count: approved.length });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={dateText(date, readerLocale())}
      description={entries ? known : unknown}
    >
      {holidays.map((holiday) => (
        <p key={holiday} className="text-ink-muted">
          {text('time-off.presence.publicHoliday', { holiday })}
        </p>
      ))}
      {approved.length > 0 && (
        <DayEntries
          label={text('time-off.presence.approvedRequests')}
          entries={approved}
          date={date}
          whyFree={whyFree}
        />
      )}
      {pending.length > 0 && (
        <section>
          <h3 className="text-ink-muted">{common('time-off.presence.waiting')}</h3>
          <DayEntries
            label={common('time-off.presence.waiting')}
            entries={pending}
            date={date}
            whyFree={whyFree}
          />
        </section>
      )}
    </Dialog>
  );
}

type DayEntriesProps = Pick<CalendarDayDialogProps, 'date' | 'whyFree'> & {
  label: string;
  entries: readonly CalendarEntry[];
};

function DayEntries({ label, entries, date, whyFree }: DayEntriesProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {entries.map((entry) => {
        const why = whyFree(entry.user.id, date);
        return (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <Face personId={entry.user.id} name={entry.user.name} />
            <div className="min-w-40 flex-1">
              <p className="font-medium text-ink">
                <EntryName entry={entry} />
              </p>
              <p className="text-sm text-ink-muted">{spanText(entry)}</p>
              {why && (
                <p className="text-sm text-ink-muted">
                  {common('time-off.presence.notAtWork', { why: freeText(why) })}
                </p>
              )}
            </div>
            <TypeBadge type={entry.type} />
          </li>
        );
      })}
    </ul>
  );
}
