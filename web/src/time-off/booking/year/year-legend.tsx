import { BridgeMark } from './day-cell.tsx';
import { text } from './messages/text.ts';

const styles = {
  approved: 'bg-tone-mark',
  pending: 'bar-striped',
  holiday: 'border-line! holiday-hatched',
  freeDay: 'border-line! day-hatched',
  today: 'bg-hovered ring-2 ring-accent ring-inset',
};

type Mark = keyof typeof styles;

function marks(): { mark: Mark; label: string }[] {
  return [
    { mark: 'approved', label: text('time-off.booking.legendApproved') },
    { mark: 'pending', label: text('time-off.booking.legendPending') },
    { mark: 'holiday', label: text('time-off.booking.legendHoliday') },
    { mark: 'freeDay', label: text('time-off.booking.legendFreeDay') },
    { mark: 'today', label: text('time-off.booking.legendToday') },
  ];
}

interface YearLegendProps {
  /** How to select days. */
  hint: string | undefined;
  /** Whether the grid marks bridge days; undefined if it never does. */
  hasBridges?: boolean | undefined;
  /** A mark that the grid doesn't have. */
  without?: Mark;
}

/** The legend of day marks, and how to select days. */
export function YearLegend({ hint, hasBridges, without }: YearLegendProps) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
      <ul aria-label={text('time-off.booking.legend')} className="flex flex-wrap gap-x-4 gap-y-1">
        {marks()
          .filter(({ mark }) => mark !== without)
          .map(({ mark, label }) => (
            <li key={mark} className="flex items-center gap-1.5">
              <span
                data-tone="type-blue"
                className={`size-3.5 rounded-[0.1875rem] border border-transparent forced-color-adjust-none ${styles[mark]}`}
              />
              {label}
            </li>
          ))}
        {hasBridges !== undefined && (
          // Keeps its room, so that nothing shifts once the days are loaded.
          <li className={`flex items-center gap-1.5 ${hasBridges ? '' : 'invisible'}`}>
            <BridgeMark />
            {text('time-off.booking.legendBridge')}
          </li>
        )}
      </ul>
      {hint && <p className="max-md:hidden">{hint}</p>}
    </div>
  );
}
