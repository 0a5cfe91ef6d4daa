import { awayType } from '@almanac/domain/leave/types/leave-type';
import type { ReactNode } from 'react';
import { TypeBadge } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import type { CalendarEntry } from './calendar-entry.ts';

interface CalendarLegendProps {
  entries: readonly CalendarEntry[];
  /** Whether types stand there of which nothing is shown. */
  hasAll?: boolean;
  /** How much there is of it. */
  children: ReactNode;
}

/** The foot of a calendar: how much it shows, and the types that its colours stand for. */
export function CalendarLegend({ entries, hasAll = true, children }: CalendarLegendProps) {
  const { types } = useTypes();
  const shown = new Set(entries.map(({ type }) => type));
  const known = types.map(({ code }) => code).filter((code) => hasAll || shown.has(code));
  const legend = [...known, ...(shown.has(awayType.code) ? [awayType.code] : [])];
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3 max-md:px-3">
      <p aria-live="polite" className="mr-auto text-ink-muted">
        {children}
      </p>
      <ul aria-label="Legend" className="flex flex-wrap gap-2">
        {legend.map((code) => (
          <li key={code}>
            <TypeBadge type={code} />
          </li>
        ))}
      </ul>
    </footer>
  );
}
