interface Deputy {
  name: string;
  days: string;
}

export const en = {
  'time-off.approvals.deputies': 'Deputies',
  'time-off.approvals.ownDeputiesHint': "Your deputy gets your approvals while you're away.",
  'time-off.approvals.deputiesOf': ({ name }: { name: string }) => `Deputies of ${name}`,
  'time-off.approvals.deputiesOfHint': "Their deputy gets their approvals while they're away.",
  'time-off.approvals.deputiesNotLoaded': "Couldn't load the deputies",
  'time-off.approvals.loadingDeputies': 'Loading the deputies',
  'time-off.approvals.noDeputy': 'No deputy yet.',
  'time-off.approvals.deputy': 'Deputy',
  'time-off.approvals.deputyMissing': 'Deputy is required',
  'time-off.approvals.deputyFrom': 'First day',
  'time-off.approvals.deputyUntil': 'Last day',
  'time-off.approvals.addDeputy': 'Add Deputy',
  'time-off.approvals.addDeputyHint': 'A manager or an administrator, for some days.',
  'time-off.approvals.addingDeputy': 'Adding…',
  'time-off.approvals.deputyAdded': 'Deputy added',
  'time-off.approvals.deputyNotAdded': 'The deputy was not added',
  'time-off.approvals.deputyDays': ({ name, days }: Deputy) => `${name}, ${days}`,
  'time-off.approvals.deputyFor': ({ name, days }: Deputy) => `For ${name}, ${days}`,
  'time-off.approvals.removeDeputy': 'Remove Deputy',
  'time-off.approvals.removeDeputyNamed': ({ name, days }: Deputy) => `Remove: ${name}, ${days}`,
  'time-off.approvals.removeDeputyQuestion': 'Are you sure you want to remove this deputy?',
  'time-off.approvals.remove': 'Remove',
  'time-off.approvals.removing': 'Removing...',
  'time-off.approvals.keepDeputy': 'Keep',
  'time-off.approvals.deputyRemoved': 'Deputy removed',
};
