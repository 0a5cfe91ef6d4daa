import * as z from 'zod/mini';
import type { AuditedAction } from '../events/audited-entity.ts';
import { event } from '../events/event.ts';
import { newValue } from '../events/event-changes.ts';
import { EventDate } from '../events/event-values.ts';

/** The export of a list as a file; `noun` is its content. */
function listExported<Action extends AuditedAction<'export'>>(action: Action, noun: string) {
  return event(action, {
    text({ changes }) {
      const rows = newValue(changes, 'rowsExported');
      return `Exported ${rows} ${rows === 1 ? 'row' : 'rows'} of ${noun}`;
    },
  });
}

export const peopleExported = listExported('people.exported', 'the list of people');
export const teamsExported = listExported('teams.exported', 'teams and allocations');
export const requestsExported = listExported('requests.exported', 'time off requests');
export const balancesExported = listExported('balances.exported', 'leave balances');

export const auditLogExported = event('audit-log.exported', {
  data: {
    /** Set if filters other than the period left entries out. */
    isFiltered: z.optional(z.literal(true)),
    startDate: z.optional(EventDate),
    endDate: z.optional(EventDate),
  },
  text({ data: { isFiltered, startDate, endDate } }) {
    const period = `${startDate ? ` from ${startDate}` : ''}${endDate ? ` to ${endDate}` : ''}`;
    return `Exported ${isFiltered ? 'a part' : 'all'} of the audit log${period}`;
  },
});

export const exportEvents = {
  'people.exported': peopleExported,
  'teams.exported': teamsExported,
  'requests.exported': requestsExported,
  'balances.exported': balancesExported,
  'audit-log.exported': auditLogExported,
} as const;
