/** Why an update changes a balance, in display order. */
export const recalculationReasons = [
  'PLAN_CHANGE_ENDS_YEAR',
  'ROUNDED_ONCE',
  'OUTSIDE_EMPLOYMENT',
  'BEFORE_ACCOUNT',
  'CHARGED_OTHERWISE',
  'OTHER',
] as const;
export type RecalculationReason = (typeof recalculationReasons)[number];
