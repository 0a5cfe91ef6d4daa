/** The dialog of a place. */
export const en = {
  'leave.places.nameField': 'Name',
  'leave.places.planField': 'Leave plan for new people',
  'leave.places.selectPlan': 'Select a plan',
  'leave.places.scheduleField': 'Schedule for new people',
  'leave.places.selectSchedule': 'Select a schedule',
  'leave.places.newPeopleHint': 'Only people who join from now on get this plan and schedule.',
  'leave.places.choiceMissing': 'Choose one of them',
  'leave.places.changed': 'Place changed',
  'leave.places.added': 'Place added',
};
