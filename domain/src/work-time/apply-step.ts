/** The steps in which a change of rules is looked at and applied, in their order. */
export const applySteps = ['READING', 'COMPARING', 'WRITING', 'STORING'] as const;
export type ApplyStep = (typeof applySteps)[number];
