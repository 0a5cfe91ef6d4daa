import { periodText } from '@almanac/domain/calendar/date-text';
import type { Leaving } from '@almanac/domain/time-off/leaving/schema';
import type { TypeBook } from '../../leave/types/types.ts';
import { readerLocale } from '../../platform/locale.ts';

/** Such as 'Vacation, 3 Aug to 7 Aug 2026, approved'. */
export function openRequestText(request: Leaving['laterLeave'][number], nameOf: TypeBook['nameOf']): string {
  const state = request.status === 'PENDING' ? 'pending' : 'approved';
  return `${nameOf(request.type)}, ${periodText(request, readerLocale())}, ${state}`;
}
