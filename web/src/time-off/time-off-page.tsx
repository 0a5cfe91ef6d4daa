export function TimeOffPage() {
  return null;
}
