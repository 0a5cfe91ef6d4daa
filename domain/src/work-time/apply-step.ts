/** The steps in which a change of rules is applied, in their order. */
export const applySteps = ['COMPARING', 'WRITING', 'STORING'] as const;
export type ApplyStep = (typeof applySteps)[number];
