import { system } from '@almanac/domain/access/principal';
import { demoSeeded } from '@almanac/domain/demo/events';
import { type Outcome, refuse } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import type { ChangeContext } from '../platform/use-case/change.ts';
import { demoCompany } from './demo-company.ts';
import { demoId } from './demo-id.ts';
import type { DemoSettings } from './demo-records.ts';
import { claimEmptyDatabase, insertDemoCompany } from './store.ts';

/** Fills an empty database with the demo company, once. Refuses a non-empty one with `HAS_RECORDS`. */
export function seedDemoCompany(
  context: Omit<ChangeContext, 'actor'>,
  settings: DemoSettings,
): Promise<Outcome<{ users: number; requests: number }, 'HAS_RECORDS'>> {
  return change({ ...context, actor: system }, async (writer) => {
    if (!(await claimEmptyDatabase(writer))) {
      return refuse('HAS_RECORDS', 'The database already holds a company');
    }
    const company = demoCompany(settings);
    await insertDemoCompany(writer, company);
    const counts = { users: company.users.length, requests: company.requests.length };
    return {
      result: counts,
      events: [
        demoSeeded({
          entityId: demoId('demo company', `${settings.today}T00:00:00.000Z`),
          changes: [
            { field: 'peopleAdded', to: counts.users },
            { field: 'requestsAdded', to: counts.requests },
          ],
        }),
      ],
    };
  });
}
