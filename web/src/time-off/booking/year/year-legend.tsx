import { BridgeMark } from './day-cell.tsx';

const marks = [
  { label: 'Approved', style: 'bg-tone-mark' },
  { label: 'Waiting for approval', style: 'bar-striped' },
  { label: 'Holiday', style: 'border-line! holiday-hatched' },
  { label: 'Free day', style: 'border-line! day-hatched' },
  { label: 'Today', style: 'bg-hovered ring-2 ring-accent ring-inset' },
] as const;

interface YearLegendProps {
  /** How to select days. */
  hint: string | undefined;
  /** Whether the grid marks bridge days; undefined if it never does. */
  hasBridges?: boolean | undefined;
  /** Marks that the grid doesn't have. */
  without?: (typeof marks)[number]['label'];
}

/** The legend of day marks, and how to select days. */
export function YearLegend({ hint, hasBridges, without }: YearLegendProps) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
      <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1">
        {marks
          .filter(({ label }) => label !== without)
          .map(({ label, style }) => (
            <li key={label} className="flex items-center gap-1.5">
              <span
                data-tone="type-blue"
                className={`size-3.5 rounded-[0.1875rem] border border-transparent forced-color-adjust-none ${style}`}
              />
              {label}
            </li>
          ))}
        {hasBridges !== undefined && (
          // Keeps its room, so that nothing shifts once the days are loaded.
          <li className={`flex items-center gap-1.5 ${hasBridges ? '' : 'invisible'}`}>
            <BridgeMark />
            Bridge day
          </li>
        )}
      </ul>
      {hint && <p className="max-md:hidden">{hint}</p>}
    </div>
  );
}
