import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

interface Counted {
  count: number;
}

export const en = {
  'people.accounts.title': 'Users Management',
  'people.accounts.counts': ({ total, active }: { total: string; active: string }) =>
    `Total Users: ${total} | Active: ${active}`,
  'people.accounts.import': 'Import',
  'people.accounts.invite': 'Invite User',
  'people.accounts.withoutStart': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} active person without an employment start`,
      other: `${count} active people without an employment start`,
    }),
  'people.accounts.withoutStartHint':
    'They get the full entitlement of every leave year, including the one in which they join.',
  'people.accounts.showThem': 'Show Them',
  'people.accounts.found': ({ count }: Counted) =>
    plural('en', count, { one: `${count} user found`, other: `${count} users found` }),
  'people.accounts.pages': 'users',
  'people.accounts.notLoaded': 'Failed to fetch users',
  'people.accounts.loading': 'Loading users...',
  'people.accounts.noMatch': 'No users match your filters',
  'people.accounts.noMatchHint': 'Try another name, role, department or status.',
  'people.accounts.filter': 'Filter the users',
  'people.accounts.search': 'Search',
  'people.accounts.searchPlaceholder': 'Search by name or email…',
  'people.accounts.allRoles': 'All Roles',
  'people.accounts.allStatus': 'All Status',
  'people.accounts.incompleteProfiles': 'Incomplete profiles',
  'people.accounts.anyProfile': 'Any',
  'people.accounts.users': 'Users',
  'people.accounts.lastSignIn': 'Last sign-in',
  'people.accounts.select': ({ name }: Named) => `Select ${name}`,
  'people.accounts.selectAll': 'Select all',
  'people.accounts.selected': ({ count }: Counted) => `${count} selected`,
  'people.accounts.you': 'You',
  'people.accounts.lastDayOn': ({ day }: { day: string }) => `Last day ${day}`,
  'people.accounts.neverSignedIn': 'Never signed in',
  'people.accounts.active': 'Active',
  'people.accounts.inactive': 'Inactive',
  'people.accounts.noDepartment': 'No department',
  'people.accounts.noStart': 'No employment start',
  'people.accounts.bulkRole': 'Role…',
  'people.accounts.bulkDepartment': 'Department…',
  'people.accounts.bulkDeactivate': 'Deactivate…',
  'people.accounts.bulkMenu': 'Change the selected people',
  'people.accounts.changed': ({ count }: Counted) =>
    plural('en', count, { one: `${count} person changed`, other: `${count} people changed` }),
  'people.accounts.noneChanged': 'No one was changed',
  'people.accounts.notChanged': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} person was not changed`,
      other: `${count} people were not changed`,
    }),
  'people.accounts.notChangedReason': ({ name, reason }: Named & { reason: string }) => `${name}: ${reason}`,
  'people.accounts.actions': ({ name }: Named) => `Actions for ${name}`,
  'people.accounts.edit': 'Edit',
  'people.accounts.changeRole': 'Change Role',
  'people.accounts.requestOnBehalf': 'Request on Behalf',
  'people.accounts.deputies': 'Deputies',
  'people.accounts.sendWelcome': 'Send Welcome',
  'people.accounts.sendWelcomeAgain': 'Send Welcome Again',
  'people.accounts.welcomeSent': 'Welcome sent',
  'people.accounts.welcomeNotSent': 'Failed to send the welcome',
  'people.accounts.removePhoto': 'Remove Photo',
  'people.accounts.exportData': 'Export Data',
  'people.accounts.offboard': 'Offboard…',
  'people.accounts.deactivate': 'Deactivate',
  'people.accounts.changeEmployments': 'Employments…',
  'people.accounts.reactivate': 'Reactivate',
  'people.accounts.erase': 'Erase',
};
