import { fieldsOf } from '@almanac/domain/calendar/calendar-date';
import { periodTextBeside, weekdayName } from '@almanac/domain/calendar/date-text';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import { Face } from '../../../people/photos/face.tsx';
import { isolated } from '../../../platform/isolated.ts';
import { readerLocale } from '../../../platform/locale.ts';
import { useToday } from '../../../platform/session/today.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LinkWithCard } from '../../../ui/tooltip/link-with-card.tsx';
import type { AwayDay } from './away-days.ts';
import { awayOnAddress } from './away-filters.ts';
import { backText } from './away-text.ts';
import { text } from './messages/page-text.ts';

const mostFaces = 4;

/** The weekdays of a week with the faces of those who are away; a day's card names them. */
export function AwayWeekStrip({ name, days }: { name: string; days: readonly AwayDay[] }) {
  const today = useToday();
  return (
    <ul aria-label={name} className="grid grid-cols-5 gap-1">
      {days.map(({ date, absences }) => (
        <li
          key={date}
          aria-current={date === today ? 'date' : undefined}
          className={classNames(
            'flex min-h-20 min-w-0 flex-col rounded-md border text-center',
            date === today ? 'border-accent-mark bg-accent-surface' : 'border-line',
            date < today && 'bg-sunken',
          )}
        >
          {absences.length === 0 ? (
            <DayName date={date} names={[]} />
          ) : (
            <LinkWithCard
              to={awayOnAddress(date)}
              className="flex! h-full flex-col no-underline!"
              card={<NamesOnDay absences={absences} />}
            >
              <DayName date={date} names={absences.map(({ user }) => isolated(user.name))} />
              <Faces absences={absences} isOver={date < today} />
            </LinkWithCard>
          )}
        </li>
      ))}
    </ul>
  );
}

function DayName({ date, names }: { date: string; names: readonly string[] }) {
  const today = useToday();
  const day = dayText(date);
  return (
    <>
      <span className="sr-only">
        {names.length === 0
          ? text('time-off.presence.noOneOnDay', { day })
          : text('time-off.presence.namesOnDay', { day, names })}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'block overflow-hidden pt-1 text-xs leading-4 whitespace-nowrap',
          date === today ? 'font-semibold text-accent-text' : 'text-ink-muted',
        )}
      >
        {weekdayName(date, readerLocale(), 'short')}{' '}
        <span className={date > today ? 'text-ink' : undefined}>{fieldsOf(date).day}</span>
      </span>
    </>
  );
}

/** In grey on a day that is over. */
function Faces({ absences, isOver }: { absences: readonly VisibleAbsence[]; isOver: boolean }) {
  const shown = absences.length > mostFaces ? mostFaces - 1 : absences.length;
  return (
    <span aria-hidden="true" className="flex flex-1 flex-wrap content-start justify-center gap-0.5 pt-1">
      {absences.slice(0, shown).map(({ user }) => (
        <Face
          key={user.id}
          personId={user.id}
          name={user.name}
          size="tiny"
          className={isOver ? 'bg-hovered! font-normal! text-ink-muted! grayscale' : ''}
        />
      ))}
      {absences.length > shown && (
        <span dir="ltr" className="flex size-6 items-center justify-center text-xs text-ink-muted">
          +{absences.length - shown}
        </span>
      )}
    </span>
  );
}

const mostNamed = 12;

function NamesOnDay({ absences }: { absences: readonly VisibleAbsence[] }) {
  const today = useToday();
  return (
    <span className="flex flex-col gap-1.5">
      {absences.slice(0, mostNamed).map((absence) => (
        <span key={absence.user.id} className="flex items-baseline justify-between gap-3">
          <bdi className="min-w-0 truncate font-medium">{absence.user.name}</bdi>
          <span className="shrink-0 text-sm text-ink-muted">{backText(absence, today, readerLocale())}</span>
        </span>
      ))}
      {absences.length > mostNamed && (
        <span className="text-sm text-ink-muted">
          {text('time-off.presence.moreOnDay', { count: absences.length - mostNamed })}
        </span>
      )}
    </span>
  );
}

function dayText(date: string): string {
  const day = { startDate: date, endDate: date };
  return periodTextBeside(day, day, readerLocale());
}
