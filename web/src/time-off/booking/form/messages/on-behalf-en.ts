export const en = {
  'time-off.booking.reasonVisibility': 'Visible to them and their approvers.',
  'time-off.booking.person': 'Person',
  'time-off.booking.personMissing': 'Person is required',
  'time-off.booking.notForPerson': 'You cannot request time off for this person',
  'time-off.booking.asApproved': 'Approved at once',
  'time-off.booking.asPending': 'Pending: needs approval',
  'time-off.booking.saveRequest': 'Save Request',
  'time-off.booking.saved': 'Time off saved',
  'time-off.booking.notSaved': 'The time off was not saved',
  'time-off.booking.savedFor': ({ name, type, days }: { name: string; type: string; days: string }) =>
    `${name}, ${type}, ${days}`,
};
