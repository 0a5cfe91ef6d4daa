export const en = {
  'leave.terms.user': 'User',
  'leave.terms.departmentNotFound': 'Department not found',
  'leave.terms.personNotFound': 'Person not found',
  'leave.terms.placeNotFound': 'Place not found',
  'leave.terms.planNotFound': 'Plan not found',
  'leave.terms.scheduleNotFound': 'Work schedule not found',
};
