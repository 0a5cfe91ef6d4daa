import { expect, test } from 'vitest';
import { checkCalendarSize, mostCalendarEntries } from './report-size.ts';

test('a calendar report has a bound, and its message how to stay within it', () => {
  expect(checkCalendarSize(mostCalendarEntries)).toMatchObject({ refused: false });
  expect(checkCalendarSize(mostCalendarEntries + 1)).toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [
      {
        path: 'endDate',
        message:
          'At most 20,000 days of absence are returned at once; choose a shorter period, a department or a team',
      },
    ],
  });
});
