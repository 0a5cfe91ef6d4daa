/** The areas of the administration. */
export const en = {
  'dashboard.admin.title': 'Admin Dashboard',
  'dashboard.admin.users': 'User Management',
  'dashboard.admin.usersPurpose': 'Manage users, roles and permissions',
  'dashboard.admin.import': 'Import',
  'dashboard.admin.importPurpose': 'Add and change many people from a CSV file',
  'dashboard.admin.reports': 'Reports & Analytics',
  'dashboard.admin.reportsPurpose': 'Time off by type, month and team',
  'dashboard.admin.settings': 'System Settings',
  'dashboard.admin.settingsPurpose': 'Leave, departments, emails and the audit log',
};
