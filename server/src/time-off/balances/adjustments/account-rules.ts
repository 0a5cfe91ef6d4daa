import type { AccountEdit } from '@almanac/domain/time-off/balances/engine/account-edit';
import type { RuleContext, RuleSettings } from '../../../work-time/rule-changes/rule-change.ts';

export type AccountRuleSettings = RuleSettings<AccountEdit>;
export type AccountRuleContext = RuleContext<AccountEdit>;
