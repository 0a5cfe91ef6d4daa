interface Named {
  name: string;
}

export const en = {
  'dashboard.title': 'Dashboard',
  'dashboard.morning': 'Good morning',
  'dashboard.afternoon': 'Good afternoon',
  'dashboard.evening': 'Good evening',
  'dashboard.morningTo': ({ name }: Named) => `Good morning, ${name}`,
  'dashboard.afternoonTo': ({ name }: Named) => `Good afternoon, ${name}`,
  'dashboard.eveningTo': ({ name }: Named) => `Good evening, ${name}`,
  'dashboard.details': 'Details',
  'dashboard.quickActions': 'Quick actions',
  'dashboard.requestTimeOff': 'Request Time Off',
  'dashboard.teamCalendar': 'View Team Calendar',
  'dashboard.pendingApprovals': 'Pending Approvals',
  'dashboard.manageUsers': 'Manage Users',
  'dashboard.waiting': 'Waiting for you',
  'dashboard.allApprovals': 'All Approvals',
  'dashboard.toDo': 'To do',
  'dashboard.tasksLoading': 'Loading your tasks',
  'dashboard.outToday': 'Out today',
  'dashboard.outLoading': 'Loading who is out',
  'dashboard.comingSoon': 'Coming soon',
  'dashboard.employeeProfiles': 'Employee profiles',
  'dashboard.performanceReviews': 'Performance reviews',
  'dashboard.timeTracking': 'Time tracking',
  'dashboard.assetManagement': 'Asset management',
  'dashboard.timeOffDone': ({ mark }: { mark: string }) => `Time off ${mark} Done`,
};
