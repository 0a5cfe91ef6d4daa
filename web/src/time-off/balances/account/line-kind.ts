/** What a line of an account is about; a number of the balance is made of the lines of one of them. */
export const lineKinds = ['granted', 'taken', 'pending', 'lapsed'] as const;
export type LineKind = (typeof lineKinds)[number];
