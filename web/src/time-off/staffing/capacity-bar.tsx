import type { WeekCapacity } from './weekly-capacity.ts';

interface CapacityBarProps {
  week: WeekCapacity;
  /** The top of the scale, in full-time people. */
  maximum: number;
}

/** What the team gives in a week, and over it what absences take; the figure stands in the cell around it. */
export function CapacityBar({ week: { available, absent }, maximum }: CapacityBarProps) {
  const heightOf = (people: number) => ({ height: `${(people / maximum) * 100}%` });
  return (
    <span aria-hidden="true" data-tone="accent" className="flex min-h-0 w-[70%] flex-1 flex-col justify-end">
      {absent > 0 && (
        <span className="border border-dashed border-tone-mark bg-tone-surface" style={heightOf(absent)} />
      )}
      <span className="bg-tone-mark" style={heightOf(available)} />
    </span>
  );
}
