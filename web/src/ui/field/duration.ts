const clockTime = /^(\d{1,3}):([0-5]\d)$/;
const decimalHours = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;

/** Parses '2:30', '2.5', '2,5' or '2' into minutes; undefined if invalid. */
export function minutesOf(text: string): number | undefined {
  const trimmed = text.trim();
  const clock = clockTime.exec(trimmed);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const decimal = decimalHours.exec(trimmed);
  if (!decimal) return undefined;
  return Math.round(Number(`${decimal[1]}.${decimal[2] ?? 0}`) * 60);
}

/** Minutes in clock format: '2:30'. */
export function durationText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
