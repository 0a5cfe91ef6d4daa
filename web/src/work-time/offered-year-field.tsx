import { DayText } from '../platform/time-text.tsx';
import { Checkbox } from '../ui/field/checkbox.tsx';
import { Disclosure } from '../ui/page/disclosure.tsx';
import { rich, text } from './messages/text.ts';
import type { OfferedDay, OfferedYear } from './offered-years.ts';
import { holidayText } from './work-time-words.ts';

interface OfferedYearFieldProps {
  offered: OfferedYear;
  onTick: (dates: readonly string[], isTicked: boolean) => void;
}

/** The suggested days of a year, and one tick for all its public holidays. */
export function OfferedYearField({ offered: { stored, days }, onTick }: OfferedYearFieldProps) {
  const { year } = stored;
  const open = days.filter(({ isPublic }) => isPublic);
  const others = days.filter(({ isPublic }) => !isPublic);
  const ticked = open.filter(({ isTicked }) => isTicked);
  const areAllTicked = ticked.length === open.length;
  return (
    <div className="flex flex-col gap-2">
      {open.length > 0 ? (
        <>
          <Checkbox
            isSelected={areAllTicked}
            isIndeterminate={ticked.length > 0 && !areAllTicked}
            onChange={(becomes) =>
              onTick(
                open.map(({ holiday }) => holiday.date),
                becomes,
              )
            }
          >
            <span className="font-medium">{text('work-time.publicHolidays', { year })}</span>
          </Checkbox>
          <DayList label={text('work-time.suggestedHolidaysOf', { year })} days={open} onTick={onTick} />
        </>
      ) : (
        <p className="font-medium">{text('work-time.allThere', { year })}</p>
      )}
      {others.length > 0 && (
        <Disclosure title={text('work-time.otherDays', { year })}>
          <DayList label={text('work-time.otherDays', { year })} days={others} onTick={onTick} />
        </Disclosure>
      )}
    </div>
  );
}

interface DayListProps extends Pick<OfferedYearFieldProps, 'onTick'> {
  label: string;
  days: readonly OfferedDay[];
}

function DayList({ label, days, onTick }: DayListProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-1 ps-7">
      {days.map(({ holiday, isTicked }) => (
        <li key={holiday.date}>
          <Checkbox isSelected={isTicked} onChange={(becomes) => onTick([holiday.date], becomes)}>
            <span>
              {rich('work-time.dayAndHoliday', {
                day: <DayText date={holiday.date} />,
                holiday: holidayText(holiday),
              })}
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
