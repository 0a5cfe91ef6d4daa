import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';

/** What each part of the form is given: the rules, how to change them, and what is wrong with a field. */
export interface RuleFieldsProps {
  type: OfferedType;
  rules: PolicyDocument;
  change: (changed: Partial<PolicyDocument>) => void;
  faultAt: (path: string) => string | undefined;
}
