import { expect } from 'vitest';
import { costOf, dailyTasks } from './fixtures/daily-tasks.ts';
import { journey } from './fixtures/journey.ts';

journey('daily tasks take few clicks and keys', async ({ almanac, browser }) => {
  for (const task of dailyTasks) {
    const { seconds, ...cost } = await costOf(almanac, browser, task);
    expect(cost, task.name).toEqual(task.costs);
    expect(seconds, task.name).toBeGreaterThan(0);
  }
});
