import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { Link } from 'react-router';
import { TypeIcon, typeTone } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import { Face } from '../../../people/photos/face.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { spanText } from '../../requests/words/request-texts.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { freeText, type WhyFree } from './calendar-free-days.ts';
import { text } from './messages/text.ts';

interface EntryListProps {
  label: string;
  entries: readonly CalendarEntry[];
  /** The selected day, if it is one day. */
  date?: CalendarDate | undefined;
  whyFree: WhyFree;
}

/** Absences in two lines each, with the badge of the type. */
export function EntryList({ label, entries, date, whyFree }: EntryListProps) {
  const { typeOf } = useTypes();
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {entries.map((entry) => {
        const type = typeOf(entry.type);
        const why = date === undefined ? undefined : whyFree(entry.user.id, date);
        return (
          <li key={entry.id} className="flex min-h-11 items-center gap-3 py-1.5">
            <Face personId={entry.user.id} name={entry.user.name} size="small" />
            <div className="min-w-0">
              <p className="font-medium text-ink">
                <EntryName entry={entry} />
              </p>
              <p className="text-sm text-ink-muted">
                <span
                  data-tone={typeTone(type)}
                  className={classNames(
                    'me-0.5 inline-flex size-4.5 items-center justify-center rounded-full border align-text-bottom text-tone-text',
                    entry.isPending ? 'border-dashed border-tone-mark' : 'border-transparent bg-tone-surface',
                  )}
                >
                  <TypeIcon type={type} className="size-3" />
                </span>
                {type.name} · {spanText(entry)}
                {entry.isPending && ` · ${text('time-off.presence.waiting')}`}
                {why && ` · ${text('time-off.presence.notAtWork', { why: freeText(why) })}`}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The person's name, as a link to the request if the viewer may read it. */
export function EntryName({ entry: { user, address } }: { entry: CalendarEntry }) {
  const name = <bdi>{user.name}</bdi>;
  if (address === undefined) return name;
  return (
    <Link
      to={address}
      className="underline decoration-control-line underline-offset-2 hover:decoration-current"
    >
      {name}
    </Link>
  );
}
