export function MyRequestsPage() {
  return null;
}
