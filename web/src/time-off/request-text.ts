import type { TimeOffRequest } from '@almanac/domain/time-off/schema';

/** A count with its noun, such as '1 day' or '1.67 days'. */
export function countText(count: number, noun: string): string {
  return `${Math.round(count * 100) / 100} ${noun}${count === 1 ? '' : 's'}`;
}

/** The name of the person who asked, or their address while they have none. */
export function requesterName({ name, email }: TimeOffRequest['requester']): string {
  return name || email;
}
