import type { RuleEdit } from '@almanac/domain/leave/rule-edit';
import type { RuleContext, RuleSettings } from '../../work-time/rule-changes/rule-change.ts';

export type LeaveRuleSettings = RuleSettings<RuleEdit>;
export type LeaveRuleContext = RuleContext<RuleEdit>;
