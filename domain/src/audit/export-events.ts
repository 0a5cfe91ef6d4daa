import * as z from 'zod/mini';
import type { AuditedAction } from '../events/audited-entity.ts';
import { event } from '../events/event.ts';
import { newValue } from '../events/event-changes.ts';
import { EventDate } from '../events/event-values.ts';
import type { Message } from '../language/message.ts';
import { eventMessage } from './messages/event-message.ts';

/** The export of a list as a file. */
function listExported<Action extends AuditedAction<'export'>>(
  action: Action,
  textOf: (values: { rows: number }) => Message,
) {
  return event(action, {
    text: ({ changes }) => textOf({ rows: Number(newValue(changes, 'rowsExported')) }),
  });
}

export const peopleExported = listExported('people.exported', (values) =>
  eventMessage('audit.events.peopleExported', values),
);
export const teamsExported = listExported('teams.exported', (values) =>
  eventMessage('audit.events.teamsExported', values),
);
export const requestsExported = listExported('requests.exported', (values) =>
  eventMessage('audit.events.requestsExported', values),
);
export const balancesExported = listExported('balances.exported', (values) =>
  eventMessage('audit.events.balancesExported', values),
);
export const absencesExported = listExported('absences.exported', (values) =>
  eventMessage('audit.events.absencesExported', values),
);
export const provisionsExported = listExported('provisions.exported', (values) =>
  eventMessage('audit.events.provisionsExported', values),
);
export const sicknessExported = listExported('sickness.exported', (values) =>
  eventMessage('audit.events.sicknessExported', values),
);

export const auditLogExported = event('audit-log.exported', {
  data: {
    /** Set if filters other than the period left entries out. */
    isFiltered: z.optional(z.literal(true)),
    startDate: z.optional(EventDate),
    endDate: z.optional(EventDate),
  },
  text({ data: { isFiltered, startDate, endDate } }) {
    return isFiltered
      ? eventMessage('audit.events.partExported', { startDate, endDate })
      : eventMessage('audit.events.logExported', { startDate, endDate });
  },
});

export const exportEvents = {
  'people.exported': peopleExported,
  'teams.exported': teamsExported,
  'requests.exported': requestsExported,
  'balances.exported': balancesExported,
  'absences.exported': absencesExported,
  'provisions.exported': provisionsExported,
  'sickness.exported': sicknessExported,
  'audit-log.exported': auditLogExported,
} as const;
