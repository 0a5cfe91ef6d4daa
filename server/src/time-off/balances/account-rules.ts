import type { AccountEdit } from '@almanac/domain/time-off/balances/account-edit';
import type { RuleContext, RuleSettings } from '../../work-time/rule-change.ts';

export type AccountRuleSettings = RuleSettings<AccountEdit>;
export type AccountRuleContext = RuleContext<AccountEdit>;
