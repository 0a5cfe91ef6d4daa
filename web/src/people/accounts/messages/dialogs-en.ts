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

  'people.accounts.cancel': 'Cancel',
  'people.accounts.close': 'Close',

  'people.accounts.removePhotoQuestion': ({ name }: Named) => `Everyone sees the initials of ${name} again.`,
  'people.accounts.removingPhoto': 'Removing...',
  'people.accounts.photoRemoved': 'Photo removed',
  'people.accounts.photoNotRemoved': 'The photo was not removed',
  'people.accounts.deactivateTitle': 'Deactivate User',
  'people.accounts.deactivateQuestion': ({ name }: Named) =>
    `Are you sure you want to deactivate ${name}? They are signed out everywhere at once and cannot sign in. Their records stay.`,
  'people.accounts.deactivating': 'Deactivating…',
  'people.accounts.userDeactivated': 'User deactivated',
  'people.accounts.notDeactivated': 'Failed to deactivate user',
  'people.accounts.reactivateTitle': 'Reactivate User',
  'people.accounts.reactivateQuestion': ({ name }: Named) =>
    `Are you sure you want to reactivate ${name}? They can sign in again and count as active.`,
  'people.accounts.newEmploymentStart': 'First day of a new employment',
  'people.accounts.newEmploymentHint':
    'Leave empty to continue the previous employment; its last day is removed.',
  'people.accounts.keepBalance': 'Keep the balance left at the end of the previous employment',
  'people.accounts.reactivating': 'Reactivating…',
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
  'people.accounts.exportXlsx': 'Export as Excel file (zip)',
  'people.accounts.exportZip': 'Export as CSV files (zip)',

  'people.accounts.eraseTitle': ({ name }: Named) => `Erase ${name}`,
  'people.accounts.eraseWarning':
    'This cannot be undone, and the person cannot come back under this account.',
  'people.accounts.erasing': 'Erasing…',
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
  'people.accounts.inviting': 'Inviting…',
  'people.accounts.invited': 'User invited',
  'people.accounts.notInvited': 'The user was not invited',
  'people.accounts.emailPlaceholder': ({ domain }: { domain: string }) => `name@${domain}`,
  'people.accounts.emailThem': 'Email them how to sign in',
  'people.accounts.editTitle': ({ name }: Named) => `Edit ${name}`,
  'people.accounts.save': 'Save Changes',
  'people.accounts.saving': 'Saving…',
  'people.accounts.saved': 'User saved',
  'people.accounts.notSaved': 'The user was not saved',
  'people.accounts.emailHint': 'Changing it signs them out; both addresses are notified.',
  'people.accounts.optionalNumber': 'Personnel number (optional)',
  'people.accounts.optionalCostCentre': 'Cost centre (optional)',
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
};
