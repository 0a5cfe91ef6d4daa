import { isSystemAdmin, type Viewer } from '../../access/permissions.ts';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { Said } from '../../language/message.ts';
import { allowed, type Decision, type Issue, notFound, refuse, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';

/**
 * Whether the accounts can be closed through the day: it is past, and not closed yet. Refuses with
 * `VALIDATION_ERROR`.
 */
export function checkClosingDay(
  through: CalendarDate,
  { today, closedThrough }: { today: CalendarDate; closedThrough: CalendarDate | undefined },
): Decision<'VALIDATION_ERROR'> {
  if (through >= today) return refuseInput('through', message('time-off.closings.notOver'));
  if (closedThrough !== undefined && through <= closedThrough) {
    return refuseInput('through', message('time-off.closings.closedAlready', { through: closedThrough }));
  }
  return allowed;
}

/** A pending request, worded for its approver. */
export interface OpenRequest {
  id: string;
  text: Said;
}

const mostNamed = 100;

/** Refuses with `REQUESTS_PENDING` if requests within the days to close are pending, and names them. */
export function checkNothingPending(pending: readonly OpenRequest[]): Decision<'REQUESTS_PENDING'> {
  if (pending.length === 0) return allowed;
  const named = pending.slice(0, mostNamed);
  return refuse(
    'REQUESTS_PENDING',
    message('time-off.closings.pending', {
      count: pending.length,
      requests: named.map(({ text }) => text),
    }),
    named.map(({ id, text }): Issue => ({ path: id, message: text })),
  );
}

/** Refuses with `FORBIDDEN` if the viewer may not reopen closed years. */
export function checkClosingUndoer(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return isSystemAdmin(viewer) ? allowed : refuse('FORBIDDEN', message('time-off.closings.reopenForbidden'));
}

/**
 * Whether the viewer may reopen what is closed through the day: system administrators only, the latest closing first.
 * Refuses with `FORBIDDEN`, `NOT_FOUND` or `IN_USE`.
 */
export function checkUndoClosing(
  viewer: Pick<Viewer, 'role'>,
  through: CalendarDate,
  closed: readonly CalendarDate[],
): Decision<'FORBIDDEN' | 'NOT_FOUND' | 'IN_USE'> {
  const permission = checkClosingUndoer(viewer);
  if (permission.refused) return permission;
  if (!closed.includes(through)) return notFound(message('time-off.closings.closing'));
  if (closed.every((day) => day <= through)) return allowed;
  return refuse('IN_USE', message('time-off.closings.laterFirst'));
}
