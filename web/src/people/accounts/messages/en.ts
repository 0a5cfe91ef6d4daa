import { periodText } from '@almanac/domain/calendar/date-text';
import type { Period } from '@almanac/domain/calendar/period';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Said, Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

interface Counted {
  count: number;
}

export interface Total {
  before: number;
  after: number;
}

export const en = {
  'people.accounts.title': 'Users Management',
  'people.accounts.counts': ({ total, active }: { total: string; active: string }) =>
    `Total Users: ${total} | Active: ${active}`,
  'people.accounts.exportList': 'Export as CSV',
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
  'people.accounts.searchPlaceholder': 'Search by name or email...',
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
  'people.accounts.deactivateMany': 'Deactivate People',
  'people.accounts.deactivateManyQuestion': ({ count }: Counted) =>
    plural('en', count, {
      one: `Are you sure you want to deactivate ${count} person? They are signed out everywhere at once. Their records stay.`,
      other: `Are you sure you want to deactivate ${count} people? They are signed out everywhere at once. Their records stay.`,
    }),
  'people.accounts.changeRoles': 'Change Roles',
  'people.accounts.changeRolesHint': ({ count }: Counted) =>
    plural('en', count, {
      one: `The role of ${count} person takes effect at once.`,
      other: `The role of ${count} people takes effect at once.`,
    }),
  'people.accounts.moveMany': 'Move People',
  'people.accounts.moveManyHint': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} person will belong to this department.`,
      other: `${count} people will belong to this department.`,
    }),
  'people.accounts.move': 'Move',

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
  'people.accounts.reactivate': 'Reactivate',
  'people.accounts.erase': 'Erase',
  'people.accounts.cancel': 'Cancel',
  'people.accounts.close': 'Close',

  'people.accounts.removePhotoQuestion': ({ name }: Named) => `Everyone sees the initials of ${name} again.`,
  'people.accounts.removingPhoto': 'Removing...',
  'people.accounts.photoRemoved': 'Photo removed',
  'people.accounts.photoNotRemoved': 'The photo was not removed',
  'people.accounts.deactivateTitle': 'Deactivate User',
  'people.accounts.deactivateQuestion': ({ name }: Named) =>
    `Are you sure you want to deactivate ${name}? They are signed out everywhere at once and cannot sign in. Their records stay.`,
  'people.accounts.deactivating': 'Deactivating...',
  'people.accounts.userDeactivated': 'User deactivated',
  'people.accounts.notDeactivated': 'Failed to deactivate user',
  'people.accounts.reactivateTitle': 'Reactivate User',
  'people.accounts.reactivateQuestion': ({ name }: Named) =>
    `Are you sure you want to reactivate ${name}? They can sign in again and count as active. A past last day is removed.`,
  'people.accounts.reactivating': 'Reactivating...',
  'people.accounts.userReactivated': 'User reactivated',
  'people.accounts.notReactivated': 'Failed to reactivate user',

  'people.accounts.changeRoleTitle': ({ name }: Named) => `Change Role for ${name}`,
  'people.accounts.changeRoleHint': 'Takes effect immediately.',
  'people.accounts.roles': 'Roles',
  'people.accounts.currentRole': ({ role }: { role: string }) => `${role} (current)`,
  'people.accounts.roleChanged': 'Role changed',
  'people.accounts.newRole': ({ name, role }: Named & { role: string }) => `${name} is now ${role}`,
  'people.accounts.roleNotChanged': 'Failed to update user role',

  'people.accounts.dataTitle': ({ name }: Named) => `Data of ${name}`,
  'people.accounts.dataHint':
    'Account, sessions, requests, balances, teams, emails and the audit log: everything stored about this person. The export is logged.',
  'people.accounts.exportJson': 'Export as JSON',
  'people.accounts.exportZip': 'Export as CSV files (zip)',

  'people.accounts.eraseTitle': ({ name }: Named) => `Erase ${name}`,
  'people.accounts.eraseWarning':
    'This cannot be undone, and the person cannot come back under this account.',
  'people.accounts.erasing': 'Erasing...',
  'people.accounts.personErased': 'Person erased',
  'people.accounts.notErased': 'Failed to erase the person',
  'people.accounts.whatGoes': 'What goes',
  'people.accounts.whatGoesList':
    'Their names and addresses, the reasons of their requests and balances, sessions, links, and what the audit log says about them. Queued and failed emails that name their address are deleted too, including those to others.',
  'people.accounts.whatStays': 'What stays',
  'people.accounts.whatStaysList':
    'Days, statuses, balances and memberships, as those of an “Erased person”, so that all counts and sums stay as they are.',
  'people.accounts.typeAddress': 'Type their address to erase them',
  'people.accounts.otherAddress': 'This is not their address',

  'people.accounts.inviteHint': 'Creates an account. You can email them how to sign in.',
  'people.accounts.sendInvitation': 'Invite',
  'people.accounts.inviting': 'Inviting...',
  'people.accounts.invited': 'User invited',
  'people.accounts.notInvited': 'The user was not invited',
  'people.accounts.emailPlaceholder': ({ domain }: { domain: string }) => `name@${domain}`,
  'people.accounts.emailThem': 'Email them how to sign in',
  'people.accounts.editTitle': ({ name }: Named) => `Edit ${name}`,
  'people.accounts.save': 'Save Changes',
  'people.accounts.saving': 'Saving...',
  'people.accounts.saved': 'User saved',
  'people.accounts.notSaved': 'The user was not saved',
  'people.accounts.emailHint': 'Changing it signs them out; both addresses are notified.',
  'people.accounts.optionalStart': 'Employment start (optional)',
  'people.accounts.startHint': 'People who join during a leave year get a share of its days.',
  'people.accounts.optionalLastDay': 'Last day (optional)',
  'people.accounts.lastDayHint':
    'Leave empty if they are staying. Time off and memberships that were ended with it do not come back.',
  'people.accounts.reasonHint':
    'Required to change your own address or employment, or the address of an administrator: you are the only one, and the audit log says so.',

  'people.accounts.totalsLoading': 'Checking the effect on the leave balance',
  'people.accounts.totalsNotLoaded': "Couldn't load the effect on the leave balance",
  'people.accounts.totalsChange': 'The totals of this leave year would change',
  'people.accounts.totalsOfYear': ({ leaveYear }: { leaveYear: Period }, { locale }: Texts) =>
    periodText(leaveYear, locale),
  'people.accounts.vacationTotal': ({ before, after }: Total, { locale }: Texts) =>
    plural('en', after, {
      one: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} vacation day`,
      other: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} vacation days`,
    }),
  'people.accounts.sickTotal': ({ before, after }: Total, { locale }: Texts) =>
    plural('en', after, {
      one: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} sick day`,
      other: `${formatNumber(before, locale)} → ${formatNumber(after, locale)} sick days`,
    }),
  'people.accounts.setByHand': ({ total }: { total: Said }, texts: Texts) =>
    `${texts.text(total)} (set by hand)`,
  'people.accounts.keptTotals': 'What stays the same',
  'people.accounts.keepSetTotals': 'Keep what was set by hand, change the rest',
  'people.accounts.keepTotals': 'Keep the totals as they are',
  'people.accounts.changeTotals': 'Change the totals',

  'people.accounts.onePerson': 'One person',
  'people.accounts.morePeople': ({ count }: Counted) =>
    `${count} more: type a name or an address to find them.`,
  'people.accounts.withDepartment': ({ email, department }: { email: string; department: string }) =>
    `${email} · ${department}`,
};
