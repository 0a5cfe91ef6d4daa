import type { MarkableStep } from '@almanac/domain/settings/setup-marks';
import type { SetupStep } from '@almanac/domain/setup/schema';
import type { SetupStepId, StepState } from '@almanac/domain/setup/setup-step';
import { suggestionsAddress } from '../work-time/suggestions-address.ts';
import { text } from './messages/text.ts';

interface StepWords {
  title: string;
  detail: string;
  /** The button that leads to the place. */
  action: string;
}

/** What a step is called, how far it is, and where it is done. */
export function textOfStep(step: SetupStep): StepWords & { address: string } {
  const { id, at } = step;
  const { title, detail, action } = keys[id];
  return {
    title: text(title),
    detail: progressOf(step) ?? text(detail),
    action: text(action),
    address: id === 'PLACES' && at ? suggestionsAddress(at.id, at.year) : addresses[id],
  };
}

const keys = {
  COMPANY: { title: 'setup.company', detail: 'setup.companyDetail', action: 'setup.openSettings' },
  PLACES: { title: 'setup.places', detail: 'setup.placesDetail', action: 'setup.addHolidays' },
  LEAVE: { title: 'setup.leave', detail: 'setup.leaveDetail', action: 'setup.openPlans' },
  SCHEDULES: { title: 'setup.schedules', detail: 'setup.schedulesDetail', action: 'setup.openSchedules' },
  PEOPLE: { title: 'setup.people', detail: 'setup.peopleDetail', action: 'setup.importPeople' },
  BALANCES: { title: 'setup.balances', detail: 'setup.balancesDetail', action: 'setup.importBalances' },
  APPROVERS: { title: 'setup.approvers', detail: 'setup.approversDetail', action: 'setup.openUsers' },
  EMAIL: { title: 'setup.email', detail: 'setup.emailDetail', action: 'setup.openEmails' },
  INVITATIONS: {
    title: 'setup.invitations',
    detail: 'setup.invitationsDetail',
    action: 'setup.invitePeople',
  },
} as const satisfies Record<SetupStepId, StepWords>;

const addresses: Readonly<Record<SetupStepId, string>> = {
  COMPANY: '/settings/company',
  PLACES: '/admin/leave/places',
  LEAVE: '/admin/leave/plans',
  SCHEDULES: '/admin/leave/schedules',
  PEOPLE: '/admin/users/import',
  BALANCES: '/admin/users/import',
  APPROVERS: '/admin/users',
  EMAIL: '/admin/mails',
  INVITATIONS: '/admin/users?missing=sign-in',
};

/** How many people or departments are done, once the step has started. */
function progressOf({ id, state, count }: SetupStep): string | undefined {
  if (state !== 'STARTED' || !count) return undefined;
  switch (id) {
    case 'BALANCES':
      return text('setup.balancesProgress', count);
    case 'APPROVERS':
      return text('setup.approversProgress', count);
    case 'INVITATIONS':
      return text('setup.invitationsProgress', count);
    default:
      return undefined;
  }
}

const stateKeys = {
  OPEN: 'setup.open',
  STARTED: 'setup.started',
  DONE: 'setup.done',
} as const satisfies Record<StepState, string>;

export function stateName(state: StepState): string {
  return text(stateKeys[state]);
}

const markKeys = {
  LEAVE: 'setup.looksRight',
  SCHEDULES: 'setup.looksRight',
  BALANCES: 'setup.notNeeded',
  APPROVERS: 'setup.hrDecides',
} as const satisfies Record<MarkableStep, string>;

/** The button that marks a step as done. */
export function markName(step: MarkableStep): string {
  return text(markKeys[step]);
}
