import type { Period } from '@almanac/domain/calendar/period';
import * as deciders from '@almanac/domain/time-off/requests/deciders-text';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import * as spans from '@almanac/domain/time-off/requests/span-text';
import { readerTexts } from '../../../language/messages.ts';
import '@almanac/domain/time-off/requests/messages/message';

/** The requested time, such as 'Mon 3 Aug 2026, afternoon'. */
export function spanText(time: spans.RequestedTime, texts = readerTexts()): string {
  return spans.spanText(time, texts);
}

/** The time beside another one, such as 'Mon 3 Aug, afternoon': without the year if both are in the same one. */
export function spanTextBeside(time: spans.RequestedTime, other: Period, texts = readerTexts()): string {
  return spans.spanTextBeside(time, other, texts);
}

/** The minutes, such as '2:30 hours'. */
export function hoursText(minutes: number): string {
  return spans.hoursText(minutes, readerTexts());
}

/** The labels of the first and last day, if they are half days. */
export function halfWords(time: spans.RequestedTime) {
  return spans.halfWords(time, readerTexts());
}

/** Who decides the request; empty if no decision is needed, or no one can take it. */
export function decidersText(
  request: Pick<TimeOffRequest, 'deciders' | 'deciderCount'>,
  wording: { viewerId?: string; most?: number } = {},
  texts = readerTexts(),
): string {
  return deciders.decidersText(request, texts, wording);
}

/** Who decided the request and for whom; empty if no one has. */
export function decidedByText(
  request: Pick<TimeOffRequest, 'status' | 'decidedBy' | 'decidedFor'>,
  wording: { viewerId?: string } = {},
): string {
  return deciders.decidedByText(request, readerTexts(), wording);
}
