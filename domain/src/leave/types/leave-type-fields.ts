import { recordFields } from '../../records/record-fields.ts';
import { leaveUnits } from './amount.ts';
import { audiences, reasonRules, typeColours, waysToCount } from './leave-type.ts';
import { typeMessage } from './messages/message.ts';

/** The editable fields of a leave type. */
export const leaveTypeFields = recordFields({
  code: {
    kind: 'line',
    label: typeMessage('leave.types.code'),
    loggedLabel: 'Code',
    max: 40,
    setBy: 'create',
  },
  name: { kind: 'name', label: typeMessage('leave.types.name'), loggedLabel: 'Name', max: 60 },
  colour: {
    kind: 'choice',
    label: typeMessage('leave.types.colour'),
    loggedLabel: 'Colour',
    options: typeColours,
  },
  unit: { kind: 'choice', label: typeMessage('leave.types.unit'), loggedLabel: 'Unit', options: leaveUnits },
  counts: {
    kind: 'choice',
    label: typeMessage('leave.types.counts'),
    loggedLabel: 'Counts',
    options: waysToCount,
  },
  takesHalves: {
    kind: 'flag',
    label: typeMessage('leave.types.takesHalves'),
    loggedLabel: 'Takes half days',
  },
  isPaid: { kind: 'flag', label: typeMessage('leave.types.isPaid'), loggedLabel: 'Paid' },
  isAway: { kind: 'flag', label: typeMessage('leave.types.isAway'), loggedLabel: 'Away from work' },
  needsApproval: {
    kind: 'flag',
    label: typeMessage('leave.types.needsApproval'),
    loggedLabel: 'Needs approval',
  },
  remindsOfExpiry: {
    kind: 'flag',
    label: typeMessage('leave.types.remindsOfExpiry'),
    loggedLabel: 'Reminds people before it expires',
  },
  reason: {
    kind: 'choice',
    label: typeMessage('leave.types.reason'),
    loggedLabel: 'Reason',
    options: reasonRules,
  },
  documentAfterDays: {
    kind: 'own',
    label: typeMessage('leave.types.documentAfterDays'),
    loggedLabel: 'Document after days',
    isOptional: true,
  },
  shownTo: {
    kind: 'choice',
    label: typeMessage('leave.types.shownTo'),
    loggedLabel: 'Shown to',
    options: audiences,
  },
});
