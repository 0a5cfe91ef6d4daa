const morning = 5;
const noon = 12;
const evening = 18;

const greetings = {
  morning: ['dashboard.morning', 'dashboard.morningTo'],
  afternoon: ['dashboard.afternoon', 'dashboard.afternoonTo'],
  evening: ['dashboard.evening', 'dashboard.eveningTo'],
} as const;

/** The messages that greet at the hour of the day: without a name, and with one. */
export function greetingAt(hour: number): (typeof greetings)[keyof typeof greetings] {
  if (hour < morning || hour >= evening) return greetings.evening;
  return hour < noon ? greetings.morning : greetings.afternoon;
}
