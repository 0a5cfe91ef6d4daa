/** A mail that is yet to be sent waits, tried or not; one that is not tried any more has failed. */
export const mailStates = ['WAITING', 'FAILED'] as const;
export type MailState = (typeof mailStates)[number];
