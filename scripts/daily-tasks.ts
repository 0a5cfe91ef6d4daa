import { costOf, dailyTasks } from '../e2e/fixtures/daily-tasks.ts';
import { inBrowser, inDemoCompany } from './demo-company.ts';

// Does the daily tasks as people do them in the demo company, and tells what each costs.
await inDemoCompany({}, (almanac) =>
  inBrowser(async (browser) => {
    const rows: Record<string, object> = {};
    for (const task of dailyTasks) {
      const { name, before = '', way } = task;
      rows[name] = { before, ...(await costOf(almanac, browser, task)), way };
    }
    console.table(rows);
  }),
);
