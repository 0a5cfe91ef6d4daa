import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';

/** Props of each form section. */
export interface RuleFieldsProps {
  type: OfferedType;
  rules: PolicyDocument;
  change: (changed: Partial<PolicyDocument>) => void;
  faultAt: (path: string) => string | undefined;
}
