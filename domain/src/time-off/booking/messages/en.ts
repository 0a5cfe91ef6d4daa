export const en = {
  'time-off.booking.reason': 'Reason',
  'time-off.booking.vacationSpent': 'The requester no longer has enough vacation days for this request',
  'time-off.booking.daysSpent': ({ type }: { type: string }) =>
    `The requester no longer has enough ${type} for this request`,
};
