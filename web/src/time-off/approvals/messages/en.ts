import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

interface Counted {
  count: number;
}

interface TimeOff {
  name: string;
  days: string;
}

export const en = {
  'time-off.approvals.pending': 'Pending Approvals',
  'time-off.approvals.refresh': 'Refresh',
  'time-off.approvals.loading': 'Loading pending approvals',
  'time-off.approvals.outdated': 'These requests may be out of date',
  'time-off.approvals.pages': 'pending approvals',
  'time-off.approvals.toDecide': 'Requests to decide',
  'time-off.approvals.allDone': 'All Caught Up!',
  'time-off.approvals.allDoneHint': 'No time off requests are currently pending your approval.',
  'time-off.approvals.notDecided': ({ count }: Counted) =>
    plural('en', count, {
      one: `${count} request could not be decided`,
      other: `${count} requests could not be decided`,
    }),
  'time-off.approvals.notDecidedBecause': ({ name, days, fault }: TimeOff & { fault: string }) =>
    `${name}, ${days}: ${fault}`,
  'time-off.approvals.keyNext': 'next',
  'time-off.approvals.keyPrevious': 'previous',
  'time-off.approvals.keyApprove': 'approve',
  'time-off.approvals.keyReject': 'reject',
  'time-off.approvals.keySelect': 'select',
  'time-off.approvals.keyUndo': 'undo',
  'time-off.approvals.keysInProfile': 'Turn these off in your profile.',
  'time-off.approvals.rejectVacation': 'Reject Vacation Request',
  'time-off.approvals.willSeeReason': ({ name }: Named) => `${name} will see this reason.`,
  'time-off.approvals.select': ({ name }: Named) => `Select: ${name}`,
  'time-off.approvals.from': 'From',
  'time-off.approvals.to': 'To',
  'time-off.approvals.endBeforeStart': 'This day is before the start',
  'time-off.approvals.person': 'Person',
  'time-off.approvals.everyone': 'Everyone',
  'time-off.approvals.onePerson': 'One person',
  'time-off.approvals.morePeople': ({ count }: Counted) =>
    `${count} more: type a name or email to find them.`,
};
