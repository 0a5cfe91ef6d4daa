import type { Reader } from '../platform/database/database.ts';
import type { RuleContext, RuleSettings } from './rule-changes/rule-change.ts';

/** What the slice is told of the slices after it. */
export interface WorkTimeSettings extends RuleSettings {
  /** What a plan is called; nothing where there is none. */
  readPlanName(database: Reader, id: string): Promise<string | undefined>;
}

export type WorkTimeContext = RuleContext & WorkTimeSettings;
