export function LeaveBalanceCard() {
  return null;
}
