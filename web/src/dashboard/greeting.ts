const morning = 5;
const noon = 12;
const evening = 18;

/** The greeting for the hour of the day. */
export function greetingAt(hour: number): string {
  if (hour < morning || hour >= evening) return 'Good evening';
  return hour < noon ? 'Good morning' : 'Good afternoon';
}
