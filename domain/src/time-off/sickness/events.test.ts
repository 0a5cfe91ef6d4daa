import { expect, test } from 'vitest';
import type { Event } from '../../events/event.ts';
import { toldEvent } from '../../testing/told-event.ts';
import { sicknessRead, spellContinued, spellNoticed, spellsRead } from './events.ts';

const ofAnn = {
  entityId: '01000000-0000-7000-8000-000000000001',
  subject: { id: '01000000-0000-7000-8000-000000000002', name: 'Ann', email: 'ann@example.com' },
  data: { startDate: '2026-06-01' },
};

const told: [string, Event][] = [
  [
    'Viewed the sickness report as of Fri 27 Nov 2026',
    sicknessRead({ entityId: ofAnn.entityId, changes: [{ field: 'through', to: '2026-11-27' }] }),
  ],
  [
    'Viewed the illnesses of Ann (ann@example.com)',
    spellsRead({ ...ofAnn, data: {}, changes: [{ field: 'through', to: '2026-11-27' }] }),
  ],
  [
    'Marked the illness of Ann (ann@example.com) from Mon 1 Jun 2026 as continuing the one from Mon 2 Mar 2026',
    spellContinued({ ...ofAnn, changes: [{ field: 'continues', to: '2026-03-02' }] }),
  ],
  [
    'Marked the illness of Ann (ann@example.com) from Mon 1 Jun 2026 as a new one',
    spellContinued({ ...ofAnn, changes: [{ field: 'continues', from: '2026-03-02' }] }),
  ],
  [
    'Notified HR that the illness of Ann (ann@example.com) from Mon 1 Jun 2026 has lasted 28 days',
    spellNoticed({ ...ofAnn, changes: [{ field: 'illnessDays', to: 28 }] }),
  ],
];

test.each(told)('%s', (text, event) => {
  expect(toldEvent(event)).toBe(text);
});
