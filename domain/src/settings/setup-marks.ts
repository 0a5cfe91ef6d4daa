/** The steps of the setup that an administrator can mark as needing nothing more. */
export const markableSteps = ['LEAVE', 'SCHEDULES', 'BALANCES', 'APPROVERS'] as const;
export type MarkableStep = (typeof markableSteps)[number];

/** What administrators set themselves: a step as done, or the checklist as closed. */
export const setMarks = ['CLOSED', ...markableSteps] as const;
type SetMark = (typeof setMarks)[number];

/** Everything stored about the setup; a test email sets its mark itself. */
export type SetupMark = SetMark | 'EMAIL_TESTED';
