/** The kinds of account lines; each sum adds up lines of one kind. */
export const lineKinds = ['granted', 'taken', 'pending', 'lapsed', 'paidOut'] as const;
export type LineKind = (typeof lineKinds)[number];
