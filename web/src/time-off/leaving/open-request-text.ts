import type { Leaving } from '@almanac/domain/time-off/leaving/schema';
import type { TypeBook } from '../../leave/types/types.ts';
import { text } from './messages/later-text.ts';

/** Such as 'Vacation, 3 Aug to 7 Aug 2026, approved'. */
export function openRequestText(request: Leaving['laterLeave'][number], nameOf: TypeBook['nameOf']): string {
  const { type, status, startDate, endDate } = request;
  return text('time-off.leaving.request', {
    type: nameOf(type),
    period: { startDate, endDate },
    isPending: status === 'PENDING',
  });
}
