export const en = {
  'people.accounts.export.isActive': 'Active',
  'people.accounts.export.createdAt': 'Created',
  'people.accounts.export.hasSignedIn': 'Has signed in',
  'people.accounts.export.id': 'ID',
  'people.accounts.export.employee': 'Employee',
  'people.accounts.export.manager': 'Manager',
  'people.accounts.export.hrAdmin': 'HR Admin',
  'people.accounts.export.systemAdmin': 'System Admin',
};
