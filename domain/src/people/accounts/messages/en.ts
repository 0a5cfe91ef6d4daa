export const en = {
  'people.accounts.email': 'Email',
  'people.accounts.name': 'Name',
  'people.accounts.personnelNumber': 'Personnel number',
  'people.accounts.costCentre': 'Cost centre',
  'people.accounts.role': 'Role',
  'people.accounts.department': 'Department',
  'people.accounts.employmentStart': 'Employment start',
  'people.accounts.lastDay': 'Last day',
  'people.accounts.employments': 'Employments',
  'people.accounts.countsEarlier': 'Earlier employments count for seniority',
  'people.accounts.keepsBalance': 'Keep the balance of the previous employment',
  'people.accounts.employmentsNotListed': ({ most }: { most: number }) =>
    `employments must be a list of 1 to ${most}`,
  'people.accounts.status': 'Status',
  'people.accounts.reason': 'Reason',

  'people.accounts.emailMissing': 'Email is required',
  'people.accounts.emailNotValid': 'Please enter a valid email address',
  'people.accounts.emailOfOtherDomain': ({ domain }: { domain: string }) =>
    `Only @${domain} email addresses are allowed`,

  'people.accounts.personnelNumberNotValid':
    'A personnel number has only letters, digits, hyphens, slashes and full stops',
  'people.accounts.userIdsNotListed': 'userIds must be a list of identifiers',
  'people.accounts.selectOne': 'Select at least one person',
  'people.accounts.selectFewer': ({ most }: { most: number }) => `Select at most ${most} people`,
};
