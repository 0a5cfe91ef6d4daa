import type { AuditedAction } from './audit/audited-entity.ts';
import { type EventDefinition, type EventToTell, ownRecordText } from './audit/event.ts';
import { exportEvents } from './audit/export-events.ts';
import { mailEvents } from './mails/events.ts';
import { peopleEvents } from './people/events.ts';
import { signInEvents } from './sign-in/events.ts';
import { balanceEvents } from './time-off/balances/events.ts';
import { closingEvents } from './time-off/closings/events.ts';
import { timeOffEvents } from './time-off/events.ts';
import { recalculationEvents } from './time-off/recalculations/events.ts';

type Catalogue = { readonly [Action in AuditedAction]?: EventDefinition<Action> };

/** Every event that can happen. */
export const events: Catalogue = {
  ...exportEvents,
  ...timeOffEvents,
  ...peopleEvents,
  ...signInEvents,
  ...mailEvents,
  ...balanceEvents,
  ...closingEvents,
  ...recalculationEvents,
};

/** The English sentence of an event; undefined for an action that this version doesn't know. */
export function eventText(action: string, event: EventToTell): string | undefined {
  const definition = isKnown(action) ? events[action] : undefined;
  return definition && `${definition.text(event)}${ownRecordText(event.data)}`;
}

function isKnown(action: string): action is AuditedAction {
  return Object.hasOwn(events, action);
}
