/** Why an update derives a balance otherwise, in the order in which the reasons are listed. */
export const recalculationReasons = [
  'PLAN_CHANGE_ENDS_YEAR',
  'ROUNDED_ONCE',
  'OUTSIDE_EMPLOYMENT',
  'BEFORE_ACCOUNT',
  'CHARGED_OTHERWISE',
  'OTHER',
] as const;
export type RecalculationReason = (typeof recalculationReasons)[number];
