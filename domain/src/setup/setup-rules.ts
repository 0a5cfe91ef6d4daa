import { isSystemAdmin, mayViewAdminPanel, type Viewer } from '../access/permissions.ts';
import { allowed, type Decision, refuse } from '../refusal.ts';
import { type MarkableStep, markableSteps, type SetupMark } from '../settings/setup-marks.ts';
import { message } from './messages/message.ts';
import type { Setup, SetupStep } from './schema.ts';
import { type SetupStepId, type StepState, setupSteps } from './setup-step.ts';

/** What the records say about the setup. */
export interface SetupFacts {
  marks: readonly SetupMark[];
  /** Whether the company has a name of its own. */
  settings: { isNamed: boolean; version: number };
  /** Places that people have, with the years of this and the next that have holidays; the oldest place first. */
  places: readonly { id: string; years: readonly number[] }[];
  /** Plans that a person created or changed, and how many of them people, places or departments have. */
  plans: { own: number; used: number };
  /** Schedules that a person created or changed. */
  ownSchedules: number;
  people: {
    active: number;
    /** Those who were employed before they had an account, and so may have balances to bring. */
    employedBefore: number;
    /** How many of them have a balance that was entered. */
    withBalance: number;
    /** Those who can decide requests. */
    approvers: number;
    /** Those who have signed in or were emailed how to. */
    invited: number;
  };
  /** Departments with people, and how many of them have an approver. */
  departments: { withPeople: number; withApprover: number };
}

type Progress = Pick<SetupStep, 'count' | 'at'> & { state: StepState };

/** Refuses with `FORBIDDEN` if the viewer may not set up the company. */
export function checkSetupAdmin(viewer: Pick<Viewer, 'role'>): Decision<'FORBIDDEN'> {
  return mayViewAdminPanel(viewer) ? allowed : refuse('FORBIDDEN', message('setup.notAdministrator'));
}

/** The steps as the viewer sees them in a calendar year. */
export function setupOf(facts: SetupFacts, year: number, viewer: Pick<Viewer, 'role'>): Setup {
  return {
    isClosed: facts.marks.includes('CLOSED'),
    steps: setupSteps.map((id) => stepOf(id, facts, year, viewer)),
  };
}

/** Whether every step is done. */
export function isSetUp({ steps }: Pick<Setup, 'steps'>): boolean {
  return steps.every(({ state }) => state === 'DONE');
}

function stepOf(id: SetupStepId, facts: SetupFacts, year: number, viewer: Pick<Viewer, 'role'>): SetupStep {
  const progress = progressOf[id](facts, year);
  const isMarked = progress.state !== 'DONE' && isMarkable(id) && facts.marks.includes(id);
  const state = isMarked ? 'DONE' : progress.state;
  return {
    id,
    ...progress,
    state,
    isMarked,
    needsSystemAdmin: id === 'COMPANY' && state !== 'DONE' && !isSystemAdmin(viewer),
  };
}

const progressOf: Readonly<Record<SetupStepId, (facts: SetupFacts, year: number) => Progress>> = {
  COMPANY: ({ settings: { isNamed, version } }) => ({
    state: isNamed || version > 1 ? 'DONE' : 'OPEN',
  }),
  PLACES: ({ places }, year) => {
    const lacking = places.find(({ years }) => !years.includes(year) || !years.includes(year + 1));
    if (!lacking) return { state: places.length > 0 ? 'DONE' : 'OPEN' };
    const isStarted = places.some(({ years }) => years.length > 0);
    const due = lacking.years.includes(year) ? year + 1 : year;
    return { state: isStarted ? 'STARTED' : 'OPEN', at: { id: lacking.id, year: due } };
  },
  LEAVE: ({ plans: { own, used } }) => ({ state: used > 0 ? 'DONE' : startedIf(own > 0) }),
  SCHEDULES: ({ ownSchedules }) => ({ state: ownSchedules > 0 ? 'DONE' : 'OPEN' }),
  PEOPLE: ({ people: { active } }) => ({ state: active > 1 ? 'DONE' : 'OPEN' }),
  // The first account alone has no balances to bring.
  BALANCES: ({ people: { active, employedBefore, withBalance } }) =>
    active > 1 ? counted(withBalance, employedBefore) : { state: 'OPEN' },
  APPROVERS: ({ people: { approvers }, departments: { withPeople, withApprover } }) => {
    // No one decides their own requests.
    if (approvers < 2) return { state: startedIf(withApprover > 0) };
    return counted(withApprover, withPeople);
  },
  EMAIL: ({ marks }) => ({ state: marks.includes('EMAIL_TESTED') ? 'DONE' : 'OPEN' }),
  INVITATIONS: ({ people: { active, invited } }) => {
    if (active < 2) return { state: 'OPEN' };
    const { state, ...count } = counted(invited, active);
    return { state: state === 'STARTED' ? startedIf(invited > 1) : state, ...count };
  },
};

function counted(done: number, all: number): Progress {
  return { state: done >= all ? 'DONE' : startedIf(done > 0), ...(all > 0 && { count: { done, all } }) };
}

function startedIf(isStarted: boolean): StepState {
  return isStarted ? 'STARTED' : 'OPEN';
}

/** Whether an administrator can mark the step as done. */
export function isMarkable(id: SetupStepId): id is MarkableStep {
  return markableSteps.some((step) => step === id);
}
