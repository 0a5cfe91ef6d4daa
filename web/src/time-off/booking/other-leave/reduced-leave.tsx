import type { RequestPreview } from '@almanac/domain/time-off/booking/schema';
import { CalendarMinus2 } from 'lucide-react';
import { useTypes } from '../../../leave/types/types.ts';
import { leaveText } from '../../balances/account/account-text.ts';
import { text } from '../messages/text.ts';

/** What an absence takes from leave of other types, once it is approved. */
export function ReducedLeave({ reduces = [] }: Pick<RequestPreview, 'reduces'>) {
  const { typeOf } = useTypes();
  return reduces.map(({ type: code, amount: number, onlyByHr }) => {
    const { name: type, unit } = typeOf(code);
    const amount = leaveText(number, unit);
    return (
      <p key={code} className="flex items-start gap-2 text-ink-muted">
        <CalendarMinus2
          aria-hidden="true"
          data-tone="warning"
          className="mt-0.5 size-4 shrink-0 text-tone-mark"
        />
        <span>
          {onlyByHr
            ? text('time-off.booking.mayReduce', { type, amount })
            : text('time-off.booking.reduces', { type, amount })}
        </span>
      </p>
    );
  });
}
