import type { Reader } from '../platform/database/database.ts';
import type { RuleContext, RuleSettings } from './rule-changes/rule-change.ts';

/** Functions of later slices, injected by the application. */
export interface WorkTimeSettings extends RuleSettings {
  /** A plan's name; undefined if there is no such plan. */
  readPlanName(database: Reader, id: string): Promise<string | undefined>;
}

export type WorkTimeContext = RuleContext & WorkTimeSettings;
