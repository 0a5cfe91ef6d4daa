import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import type { LeaveUnit } from '@almanac/domain/leave/types/amount';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';

import { policyText } from './messages/policy-text.ts';

/** Props of each form section. */
export interface RuleFieldsProps {
  type: OfferedType;
  rules: PolicyDocument;
  change: (changed: Partial<PolicyDocument>) => void;
  faultAt: (path: string) => string | undefined;
}

/** The unit beside a number. */
export function unitName(unit: LeaveUnit): string {
  return unit === 'DAY' ? policyText('leave.plans.days') : policyText('leave.plans.hours');
}
