import { timeOffTypeLabel } from '@almanac/domain/time-off/requests/vocabulary';

/** What people call the type of an account. */
export function typeName(code: string): string {
  return new Map<string, string>(Object.entries(timeOffTypeLabel)).get(code) ?? code;
}
