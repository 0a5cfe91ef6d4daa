import { type HalfDaySpan, slotsOf, spanOfSlots } from '../../work-time/half-day.ts';
import type { RequestStatus } from '../requests/vocabulary.ts';

/** What is left of a span after half days are taken out. */
export interface Remains {
  before?: Required<HalfDaySpan> | undefined;
  after?: Required<HalfDaySpan> | undefined;
}

/** Whether all half days of the part are in the span. */
export function isPartOf(part: HalfDaySpan, span: HalfDaySpan): boolean {
  const [taken, whole] = [slotsOf(part), slotsOf(span)];
  return taken.first >= whole.first && taken.last <= whole.last;
}

/** What is left of the span before and after a part of it. */
export function whatRemains(span: HalfDaySpan, part: HalfDaySpan): Remains {
  const [whole, taken] = [slotsOf(span), slotsOf(part)];
  return {
    ...(taken.first > whole.first && {
      before: spanOfSlots({ first: whole.first, last: taken.first - 1 }),
    }),
    ...(taken.last < whole.last && { after: spanOfSlots({ first: taken.last + 1, last: whole.last }) }),
  };
}

/** A request that days might return to. */
export interface Piece extends HalfDaySpan {
  id: string;
  status: RequestStatus;
}

/** Where half days return to, and the request to merge into it, if any. */
export interface Return {
  id: string;
  span: Required<HalfDaySpan>;
  joined?: string | undefined;
}

/**
 * Where half days return that were taken out of a request: to that request, if it still ends before them, begins
 * after them or was cancelled entirely; the rest that begins after them is merged in. Undefined if nothing is
 * adjacent any more: they become their own request.
 */
export function whereDaysReturn(
  days: HalfDaySpan,
  origin: Piece,
  rests: readonly Piece[],
): Return | undefined {
  const { first, last } = slotsOf(days);
  const own = slotsOf(origin);
  if (origin.status === 'CANCELLED') {
    return isPartOf(days, origin) ? { id: origin.id, span: spanOfSlots({ first, last }) } : undefined;
  }
  if (origin.status !== 'APPROVED') return undefined;
  if (own.first === last + 1) return { id: origin.id, span: spanOfSlots({ first, last: own.last }) };
  if (own.last !== first - 1) return undefined;
  const rest = rests.find((each) => each.status === 'APPROVED' && slotsOf(each).first === last + 1);
  const span = spanOfSlots({ first: own.first, last: rest ? slotsOf(rest).last : last });
  return { id: origin.id, span, ...(rest && { joined: rest.id }) };
}
