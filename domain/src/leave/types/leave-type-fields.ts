import { recordFields } from '../../records/record-fields.ts';
import { leaveUnits } from './amount.ts';
import { audiences, reasonRules, typeColours, waysToCount } from './leave-type.ts';

/** The editable fields of a leave type. */
export const leaveTypeFields = recordFields({
  code: { kind: 'line', label: 'Code', max: 40, setBy: 'create' },
  name: { kind: 'name', label: 'Name', max: 60 },
  colour: { kind: 'choice', label: 'Colour', options: typeColours },
  unit: { kind: 'choice', label: 'Unit', options: leaveUnits },
  counts: { kind: 'choice', label: 'Counts', options: waysToCount },
  takesHalves: { kind: 'flag', label: 'Takes halves', loggedLabel: 'Takes half days' },
  isPaid: { kind: 'flag', label: 'Is paid', loggedLabel: 'Paid' },
  isAway: { kind: 'flag', label: 'Is away', loggedLabel: 'Away from work' },
  needsApproval: { kind: 'flag', label: 'Needs approval' },
  remindsOfExpiry: {
    kind: 'flag',
    label: 'Reminds of expiry',
    loggedLabel: 'Reminds people before it expires',
  },
  reason: { kind: 'choice', label: 'Reason', options: reasonRules },
  documentAfterDays: { kind: 'own', label: 'Document after days', isOptional: true },
  shownTo: { kind: 'choice', label: 'Shown to', options: audiences },
});
