/** The entities of the audit log, with their actions. */
const auditedActions = {
  user: [
    'account.created',
    'account.invited',
    'account.welcomed',
    'account.verified',
    'account.changed',
    'account.role-changed',
    'account.photo-changed',
    'account.photo-removed',
    'account.mails-chosen',
    'account.language-chosen',
    'account.feed-created',
    'account.feed-ended',
    'account.leaving-planned',
    'account.employments-changed',
    'account.deputy-named',
    'account.deputy-removed',
    'account.deactivated',
    'account.reactivated',
    'account.deleted',
    'account.exported',
    'account.erased',
    'account.signed-in',
    'account.link-refused',
    'account.signed-out',
    'account.sessions-ended',
    'balance.set',
    'balance.read',
    'balance.opened',
    'terms.changed',
    'terms.deleted',
    'balance.lapse-warned',
    'balance.adjusted',
    'balance.adjustment-deleted',
    'balance.expiry-moved',
    'balance.paid-out',
    'balance.payout-deleted',
    'balance.recalculation-kept',
    'balance.recalculation-accepted',
  ],
  department: ['department.created', 'department.changed', 'department.deleted'],
  team: ['team.created', 'team.changed', 'team.deleted'],
  membership: ['membership.added', 'membership.changed', 'membership.removed'],
  'work-schedule': ['work-schedule.created', 'work-schedule.changed', 'work-schedule.deleted'],
  place: [
    'place.created',
    'place.changed',
    'place.deleted',
    'place.holidays-changed',
    'place.holidays-requested',
  ],
  'leave-type': ['leave-type.created', 'leave-type.changed', 'leave-type.deleted'],
  'leave-plan': [
    'leave-plan.created',
    'leave-plan.changed',
    'leave-plan.deleted',
    'leave-policy.written',
    'leave-policy.deleted',
  ],
  'leave-closing': ['leave-closing.closed', 'leave-closing.undone', 'leave-closing.exported'],
  'leave-provisions': ['leave-provisions.kept'],
  'time-off-request': [
    'time-off.requested',
    'time-off.edited',
    'time-off.cancelled',
    'time-off.deleted',
    'time-off.approved',
    'time-off.rejected',
    'time-off.decision-undone',
    'time-off.recorded',
    'time-off.shortened',
    'time-off.interrupted',
    'time-off.restored',
    'time-off.document-recorded',
    'time-off.leave-reduced',
    'time-off.reminded',
    'time-off.document-due',
  ],
  'sick-spell': ['sick-spell.read', 'sick-spell.continued', 'sick-spell.noticed'],
  'sickness-report': ['sickness-report.read'],
  mail: ['mail.sent-again', 'mail.tested'],
  import: ['people.imported'],
  'audit-log': ['audit-log.exported'],
  export: [
    'people.exported',
    'requests.exported',
    'balances.exported',
    'absences.exported',
    'provisions.exported',
    'sickness.exported',
    'teams.exported',
  ],
  settings: ['settings.changed', 'settings.copied'],
  'payroll-profile': ['payroll-profile.created', 'payroll-profile.changed', 'payroll-profile.deleted'],
  'payroll-run': ['payroll-run.handed-over', 'payroll-run.replaced', 'payroll-run.exported'],
  digest: ['digest.prepared'],
  webhook: [
    'webhook.created',
    'webhook.changed',
    'webhook.deleted',
    'webhook.rotated',
    'webhook.tested',
    'webhook.replayed',
    'webhook.failed',
    'webhook.switched-off',
  ],
  channel: ['channel.created', 'channel.changed', 'channel.deleted', 'channel.tested', 'channel.prepared'],
  setup: ['setup.marked'],
  company: ['demo.seeded', 'leave.set-up', 'leave.recalculated'],
} as const;

export type AuditedEntity = keyof typeof auditedActions;
export type AuditedAction<Entity extends AuditedEntity = AuditedEntity> =
  (typeof auditedActions)[Entity][number];

/** The entity that an action is about. */
export type EntityOf<Action extends AuditedAction> = {
  [Entity in AuditedEntity]: Action extends AuditedAction<Entity> ? Entity : never;
}[AuditedEntity];

const entities = new Map<AuditedAction, AuditedEntity>(
  (Object.keys(auditedActions) as AuditedEntity[]).flatMap((entity) =>
    auditedActions[entity].map((action): [AuditedAction, AuditedEntity] => [action, entity]),
  ),
);

/** Returns the entity that an action is about. */
export function entityOf<Action extends AuditedAction>(action: Action): EntityOf<Action> {
  return entities.get(action) as EntityOf<Action>;
}

export const allAuditedActions: readonly AuditedAction[] = [...entities.keys()];

/** The actions that only read a record. All others change one, export data, or sign someone in or out. */
export const readActions = [
  'balance.read',
  'sick-spell.read',
  'sickness-report.read',
] as const satisfies readonly AuditedAction[];

export const auditedKinds = ['CHANGES', 'LOOKS'] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** The actions of an entity. */
export function actionsOf(entity: AuditedEntity): readonly AuditedAction[] {
  return auditedActions[entity];
}

export const auditedEntities = Object.keys(auditedActions) as readonly AuditedEntity[];

/** Entities that belong to a person, named in each entry. */
export const personalEntities = [
  'user',
  'membership',
  'time-off-request',
  'sick-spell',
] as const satisfies readonly AuditedEntity[];
export type PersonalEntity = (typeof personalEntities)[number];
