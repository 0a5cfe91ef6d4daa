/** The steps of previewing and applying a rule change, in order. */
export const applySteps = ['READING', 'COMPARING', 'WRITING', 'STORING'] as const;
export type ApplyStep = (typeof applySteps)[number];
