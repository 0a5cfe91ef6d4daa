import { namesField } from '../../records/names-field.ts';
import { recordFields } from '../../records/record-fields.ts';
import { leaveUnits } from './amount.ts';
import {
  audiences,
  documentBearers,
  reasonRules,
  typeColours,
  waysToCount,
  waysToReduce,
} from './leave-type.ts';
import { typeMessage } from './messages/type-message.ts';

/** The editable fields of a leave type. */
export const leaveTypeFields = recordFields({
  code: {
    kind: 'line',
    label: typeMessage('leave.types.code'),
    max: 40,
    setBy: 'create',
  },
  name: { kind: 'name', label: typeMessage('leave.types.name'), max: 60 },
  names: namesField(60),
  colour: {
    kind: 'choice',
    label: typeMessage('leave.types.colour'),
    options: typeColours,
  },
  unit: { kind: 'choice', label: typeMessage('leave.types.unit'), options: leaveUnits },
  counts: {
    kind: 'choice',
    label: typeMessage('leave.types.counts'),
    options: waysToCount,
  },
  takesHalves: {
    kind: 'flag',
    label: typeMessage('leave.types.takesHalves'),
  },
  isPaid: { kind: 'flag', label: typeMessage('leave.types.isPaid') },
  isAway: { kind: 'flag', label: typeMessage('leave.types.isAway') },
  needsApproval: {
    kind: 'flag',
    label: typeMessage('leave.types.needsApproval'),
  },
  remindsOfExpiry: {
    kind: 'flag',
    label: typeMessage('leave.types.remindsOfExpiry'),
  },
  isPaidOut: { kind: 'flag', label: typeMessage('leave.types.isPaidOut') },
  isSickness: { kind: 'flag', label: typeMessage('leave.types.isSickness') },
  reason: {
    kind: 'choice',
    label: typeMessage('leave.types.reason'),
    options: reasonRules,
  },
  documentAfterDays: {
    kind: 'own',
    label: typeMessage('leave.types.documentAfterDays'),
    isOptional: true,
  },
  documentBy: {
    kind: 'choice',
    label: typeMessage('leave.types.documentBy'),
    options: documentBearers,
  },
  reducesLeave: {
    kind: 'choice',
    label: typeMessage('leave.types.reducesLeave'),
    options: waysToReduce,
  },
  protectsLeave: {
    kind: 'own',
    label: typeMessage('leave.types.protectsLeave'),
    isOptional: true,
    loggedAs: 'protection',
  },
  shownTo: {
    kind: 'choice',
    label: typeMessage('leave.types.shownTo'),
    options: audiences,
  },
});
