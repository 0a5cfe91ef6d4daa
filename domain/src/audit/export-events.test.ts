import { expect, test } from 'vitest';
import type { Event } from '../events/event.ts';
import { toldEvent } from '../testing/told-event.ts';
import {
  absencesExported,
  auditLogExported,
  balancesExported,
  peopleExported,
  provisionsExported,
  requestsExported,
  sicknessExported,
  teamsExported,
} from './export-events.ts';

const entityId = '01000000-0000-7000-8000-000000000001';
const ofLog = { entityId, changes: [{ field: 'entriesExported', to: 3 }] } as const;
const rows = (to: number) => ({ entityId, changes: [{ field: 'rowsExported', to }] as const });

const sentences: [string, Event][] = [
  ['Exported 0 rows of the list of people', peopleExported(rows(0))],
  ['Exported 1 row of teams and allocations', teamsExported(rows(1))],
  ['Exported 2 rows of time off requests', requestsExported(rows(2))],
  ['Exported 2 rows of leave balances', balancesExported(rows(2))],
  ['Exported 2 rows of the absences for payroll', absencesExported(rows(2))],
  ['Exported 2 rows of leave provisions', provisionsExported(rows(2))],
  ['Exported 2 rows of the sickness report', sicknessExported(rows(2))],
  ['Exported all of the audit log', auditLogExported(ofLog)],
  [
    'Exported a part of the audit log from Mon 3 Aug 2026 to Fri 7 Aug 2026',
    auditLogExported({
      ...ofLog,
      data: { isFiltered: true, startDate: '2026-08-03', endDate: '2026-08-07' },
    }),
  ],
];

test.each(sentences)('%s', (sentence, event) => {
  expect(toldEvent(event)).toBe(sentence);
});
