export const en = {
  'leave.terms.from': 'From',
  'leave.terms.firstTerms': "A person's first leave terms cannot be deleted; change them instead",
  'leave.terms.change': 'Change of leave terms',
  'leave.terms.own': 'You cannot change your own plan, work schedule or place; another administrator can',
  'leave.terms.reasonWithGroup': 'You are one of them: give a reason, which the audit log keeps',
};
