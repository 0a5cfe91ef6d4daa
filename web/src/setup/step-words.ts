import type { MarkableStep } from '@almanac/domain/settings/setup-marks';
import type { SetupStep } from '@almanac/domain/setup/schema';
import type { SetupStepId, StepState } from '@almanac/domain/setup/setup-step';
import { suggestionsAddress } from '../work-time/suggestions-address.ts';

interface StepWords {
  title: string;
  detail: string;
  /** What is counted: '2 of 5 departments have one'. */
  counted?: string;
  /** The button that leads to the place. */
  action: string;
  address: string;
}

const words: Readonly<Record<SetupStepId, StepWords>> = {
  COMPANY: {
    title: 'Name the company',
    detail: 'And set weeks, reminders and who sees absences.',
    action: 'Open Settings',
    address: '/settings/company',
  },
  PLACES: {
    title: 'Add public holidays',
    detail: 'This year and next, for each place of work.',
    action: 'Add Holidays',
    address: '/admin/leave/places',
  },
  LEAVE: {
    title: 'Set up leave',
    detail: "Start from your country's template.",
    action: 'Open Plans',
    address: '/admin/leave/plans',
  },
  SCHEDULES: {
    title: 'Check working hours',
    detail: 'Monday to Friday, 8 hours a day, so far.',
    action: 'Open Schedules',
    address: '/admin/leave/schedules',
  },
  PEOPLE: {
    title: 'Add people',
    detail: 'From a file, or one by one under Users.',
    action: 'Import People',
    address: '/admin/users/import',
  },
  BALANCES: {
    title: 'Enter opening balances',
    detail: 'What people bring with them, from a file.',
    counted: 'have one',
    action: 'Import Balances',
    address: '/admin/users/import',
  },
  APPROVERS: {
    title: 'Choose who decides',
    detail: 'A manager for each department.',
    counted: 'departments have an approver',
    action: 'Open Users',
    address: '/admin/users',
  },
  EMAIL: {
    title: 'Test email',
    detail: 'Send one to yourself.',
    action: 'Open Emails',
    address: '/admin/mails',
  },
  INVITATIONS: {
    title: 'Invite people',
    detail: 'Email them how to sign in.',
    counted: 'are invited',
    action: 'Invite People',
    address: '/admin/users?missing=sign-in',
  },
};

/** What a step is called, how far it is, and where it is done. */
export function textOfStep({ id, state, count, at }: SetupStep): Omit<StepWords, 'counted'> {
  const { counted, ...text } = words[id];
  const isCounted = counted !== undefined && count !== undefined && state === 'STARTED';
  return {
    ...text,
    ...(isCounted && { detail: `${count.done} of ${count.all} ${counted}.` }),
    ...(id === 'PLACES' && at && { address: suggestionsAddress(at.id, at.year) }),
  };
}

export const stateNames: Readonly<Record<StepState, string>> = {
  OPEN: 'Open',
  STARTED: 'In progress',
  DONE: 'Done',
};

/** The button that marks a step as done. */
export const markNames: Readonly<Record<MarkableStep, string>> = {
  LEAVE: 'Looks Right',
  SCHEDULES: 'Looks Right',
  BALANCES: 'Not Needed',
  APPROVERS: 'HR Decides',
};
