import { expect, test } from 'vitest';
import type { Event } from '../events/event.ts';
import { toldEvent } from '../testing/told-event.ts';
import * as events from './events.ts';

const entityId = '019a0000-0000-7000-8000-000000000003';

const told: [string, Event][] = [
  [
    'Changed the settings: Company name, Reminder after',
    events.settingsChanged({
      entityId,
      changes: [
        { field: 'companyName', from: 'Acme', to: 'Acme & Sons' },
        { field: 'remindAfterDays', from: 3, to: 2 },
      ],
    }),
  ],
  [
    'Copied the settings from the environment',
    events.settingsCopied({ entityId, changes: [{ field: 'companyName', to: 'Acme' }] }),
  ],
];

test.each(told)('%s', (text, event) => {
  expect(toldEvent(event)).toBe(text);
});
