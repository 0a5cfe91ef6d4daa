import {
  type AuditedAction,
  type AuditedEntity,
  actionsOf,
  auditedEntities,
  readActions,
} from '@almanac/domain/events/audited-entity';
import type { OptionGroup } from '../ui/field/option.ts';
import type { AuditFilters } from './audit-filters.ts';

export const entityNames: Record<AuditedEntity, string> = {
  user: 'User',
  department: 'Department',
  team: 'Team',
  membership: 'Team membership',
  'work-schedule': 'Work schedule',
  place: 'Place',
  'leave-type': 'Type of time off',
  'leave-plan': 'Leave plan',
  'leave-closing': 'Closing of leave',
  'time-off-request': 'Time off request',
  mail: 'Mail',
  import: 'Import',
  'audit-log': 'Audit log',
  export: 'Export',
  company: 'Company',
};

const actionNames: Record<AuditedAction, string> = {
  'account.created': 'Account created',
  'account.invited': 'Invited',
  'account.welcomed': 'Welcome mailed',
  'account.verified': 'Address proven',
  'account.changed': 'Account changed',
  'account.role-changed': 'Role changed',
  'account.mails-chosen': 'Mails chosen',
  'account.leaving-planned': 'Last day set',
  'account.deputy-named': 'Deputy named',
  'account.deputy-removed': 'Deputy removed',
  'account.deactivated': 'Deactivated',
  'account.reactivated': 'Reactivated',
  'account.deleted': 'Account deleted',
  'account.exported': 'Personal data exported',
  'account.erased': 'Personal data erased',
  'account.signed-in': 'Signed in',
  'account.link-refused': 'Sign-in link refused',
  'account.signed-out': 'Signed out',
  'account.sessions-ended': 'Sessions ended',
  'balance.set': 'Balance set',
  'balance.read': 'Balance looked at',
  'balance.opened': 'Opening balance imported',
  'terms.changed': 'Plan, schedule or place assigned',
  'terms.deleted': 'Assignment deleted',
  'balance.lapse-warned': 'Warned of expiring leave',
  'balance.adjusted': 'Balance adjusted',
  'balance.adjustment-deleted': 'Adjustment deleted',
  'balance.recalculation-kept': 'Balance kept after an update',
  'balance.recalculation-accepted': 'Corrected balance accepted',
  'department.created': 'Department created',
  'department.changed': 'Department changed',
  'department.deleted': 'Department deleted',
  'team.created': 'Team created',
  'team.changed': 'Team changed',
  'team.deleted': 'Team deleted',
  'membership.added': 'Member added',
  'membership.changed': 'Allocation changed',
  'membership.removed': 'Member removed',
  'work-schedule.created': 'Schedule created',
  'work-schedule.changed': 'Schedule changed',
  'work-schedule.deleted': 'Schedule deleted',
  'place.created': 'Place created',
  'place.changed': 'Place changed',
  'place.deleted': 'Place deleted',
  'place.holidays-changed': 'Holidays changed',
  'place.holidays-requested': 'Reminded of missing holidays',
  'leave-type.created': 'Type created',
  'leave-type.changed': 'Type changed',
  'leave-type.deleted': 'Type deleted',
  'leave-plan.created': 'Plan created',
  'leave-plan.changed': 'Plan changed',
  'leave-plan.deleted': 'Plan deleted',
  'leave-policy.written': 'Rules of a plan written',
  'leave-policy.deleted': 'Rules of a plan deleted',
  'leave-closing.closed': 'Leave closed',
  'leave-closing.undone': 'Closing undone',
  'leave-closing.exported': 'Year end exported',
  'time-off.requested': 'Time off requested',
  'time-off.edited': 'Request changed',
  'time-off.cancelled': 'Request cancelled',
  'time-off.deleted': 'Request deleted',
  'time-off.approved': 'Request approved',
  'time-off.rejected': 'Request rejected',
  'time-off.decision-undone': 'Decision undone',
  'time-off.recorded': 'Time off recorded for someone',
  'time-off.shortened': 'Request shortened',
  'time-off.interrupted': 'Days taken out of a request',
  'time-off.restored': 'Days given back to a request',
  'time-off.document-recorded': 'Document recorded',
  'time-off.reminded': 'Approvers reminded',
  'mail.sent-again': 'Mail sent again',
  'people.imported': 'People imported',
  'audit-log.exported': 'Audit log exported',
  'people.exported': 'People exported',
  'requests.exported': 'Time off requests exported',
  'balances.exported': 'Leave balances exported',
  'teams.exported': 'Teams exported',
  'demo.seeded': 'Demo company created',
  'leave.set-up': 'Leave set up',
  'leave.recalculated': 'Balances corrected by an update',
};

const reads: ReadonlySet<AuditedAction> = new Set(readActions);

/** The actions to filter by, grouped by record: those of the shown kind, and the chosen ones. */
export function actionGroups({
  kind,
  action: chosen = [],
}: Pick<AuditFilters, 'kind' | 'action'>): OptionGroup<AuditedAction>[] {
  const isShown = (action: AuditedAction) =>
    kind === 'everything' || chosen.includes(action) || reads.has(action) === (kind === 'looks');
  return auditedEntities
    .map((entity) => ({
      label: entityNames[entity],
      options: actionsOf(entity)
        .filter(isShown)
        .map((action) => ({ id: action, label: actionNames[action] })),
    }))
    .filter(({ options }) => options.length > 0);
}
