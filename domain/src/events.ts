import { exportEvents } from './audit/export-events.ts';
import { channelEvents } from './connections/channels/events.ts';
import { digestEvents } from './connections/digests/events.ts';
import { feedEvents } from './connections/feeds/events.ts';
import { webhookEvents } from './connections/webhooks/events.ts';
import { demoEvents } from './demo/events.ts';
import { departmentEvents } from './departments/events.ts';
import type { AuditedAction } from './events/audited-entity.ts';
import { type EventDefinition, type EventToTell, withOwnRecord } from './events/event.ts';
import type { Message } from './language/message.ts';
import { leaveEvents } from './leave/events.ts';
import { mailEvents } from './mails/events.ts';
import { payrollEvents } from './payroll/events.ts';
import { peopleEvents } from './people/events.ts';
import { settingsEvents } from './settings/events.ts';
import { setupEvents } from './setup/events.ts';
import { signInEvents } from './sign-in/events.ts';
import { teamEvents } from './teams/events.ts';
import { balanceEvents } from './time-off/balances/events.ts';
import { closingEvents } from './time-off/closings/events.ts';
import { timeOffEvents } from './time-off/events.ts';
import { provisionEvents } from './time-off/provisions/events.ts';
import { recalculationEvents } from './time-off/recalculations/events.ts';
import { sicknessEvents } from './time-off/sickness/events.ts';
import { workTimeEvents } from './work-time/events.ts';

type Catalogue = { readonly [Action in AuditedAction]: EventDefinition<Action> };

/** Every event that can happen. */
export const events: Catalogue = {
  ...settingsEvents,
  ...departmentEvents,
  ...peopleEvents,
  ...signInEvents,
  ...mailEvents,
  ...teamEvents,
  ...workTimeEvents,
  ...leaveEvents,
  ...timeOffEvents,
  ...balanceEvents,
  ...closingEvents,
  ...provisionEvents,
  ...recalculationEvents,
  ...sicknessEvents,
  ...payrollEvents,
  ...setupEvents,
  ...feedEvents,
  ...digestEvents,
  ...channelEvents,
  ...webhookEvents,
  ...demoEvents,
  ...exportEvents,
};

/** The sentence of an event; undefined for an action that this version doesn't know. */
export function eventMessage(action: string, event: EventToTell): Message | undefined {
  return isKnown(action) ? withOwnRecord(events[action].text(event), event.data) : undefined;
}

function isKnown(action: string): action is AuditedAction {
  return Object.hasOwn(events, action);
}
