import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { ShieldCheck } from 'lucide-react';

/** The leave that the absence keeps from expiring once it is approved. */
export function LeaveKept({ kept = [] }: { kept: RequestPreview['keepsLeave'] }) {
  if (kept.length === 0) return null;
  return (
    <div className="flex items-start gap-2 text-ink-muted">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <ul className="flex min-w-0 flex-col gap-1">
        {kept.map(({ type, date, text }) => (
          <li key={`${type} ${date} ${text}`} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
