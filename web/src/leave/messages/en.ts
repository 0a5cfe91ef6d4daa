/** The pages' addresses, which are known from the start. */
export const en = {
  'leave.forbidden': "You don't have permission to set up leave.",
};
