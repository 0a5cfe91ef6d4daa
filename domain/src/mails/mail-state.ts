/** WAITING before it is sent, tried or not; FAILED after the last try. */
export const mailStates = ['WAITING', 'FAILED'] as const;
export type MailState = (typeof mailStates)[number];
