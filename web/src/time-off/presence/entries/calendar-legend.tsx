import { awayType } from '@almanac/domain/leave/types/leave-type';
import type { ReactNode } from 'react';
import { TypeBadge } from '../../../leave/types/type-badge.tsx';
import { useTypes } from '../../../leave/types/types.ts';
import type { CalendarEntry } from './calendar-entry.ts';

interface CalendarLegendProps {
  entries: readonly CalendarEntry[];
  /** Whether to list types without entries. */
  hasAll?: boolean;
  /** Whether colours stand for types. */
  hasTypes?: boolean;
  /** The total, in words. */
  children: ReactNode;
}

/** Footer of a calendar: the total, and the legend of types. */
export function CalendarLegend({ entries, hasAll = true, hasTypes = true, children }: CalendarLegendProps) {
  const { types } = useTypes();
  const shown = new Set(entries.map(({ type }) => type));
  const known = types.map(({ code }) => code).filter((code) => hasAll || shown.has(code));
  const legend = [...known, ...(shown.has(awayType.code) ? [awayType.code] : [])];
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3 max-md:px-3">
      <p aria-live="polite" className="me-auto text-ink-muted">
        {children}
      </p>
      {hasTypes && (
        <ul aria-label="Legend" className="flex flex-wrap gap-2">
          {legend.map((code) => (
            <li key={code}>
              <TypeBadge type={code} />
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
