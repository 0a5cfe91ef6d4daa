import type { Writer } from '../database/database.ts';
import { deviceOf } from './device.ts';

/** Ends a user's active sessions, except optionally one, and returns their devices. */
export async function endSessions(
  writer: Writer,
  userId: string,
  { except }: { except?: string } = {},
): Promise<string[]> {
  const ended = await writer
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where((eb) => eb('expiresAt', '>', eb.fn<Date>('now')))
    .$if(except !== undefined, (sessions) => sessions.where('id', '<>', except ?? ''))
    .returning('userAgent')
    .execute();
  return ended.map(({ userAgent }) => deviceOf(userAgent ?? ''));
}

/** Ends the active sessions of several users and returns the devices by user id. */
export async function endSessionsOfAll(
  writer: Writer,
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const ended = await writer
    .deleteFrom('sessions')
    .where((eb) => eb('userId', '=', eb.fn.any(eb.val(userIds))))
    .where((eb) => eb('expiresAt', '>', eb.fn<Date>('now')))
    .returning(['userId', 'userAgent'])
    .execute();
  const devices = new Map<string, string[]>();
  for (const { userId, userAgent } of ended) {
    devices.set(userId, [...(devices.get(userId) ?? []), deviceOf(userAgent ?? '')]);
  }
  return devices;
}

/** Ends one of the user's sessions and returns its device, or undefined if there is none. */
export async function endSession(
  writer: Writer,
  { id, userId }: { id: string; userId: string },
): Promise<string | undefined> {
  const ended = await writer
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('userAgent')
    .executeTakeFirst();
  return ended && deviceOf(ended.userAgent ?? '');
}
