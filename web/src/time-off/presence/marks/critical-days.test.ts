import { teamCapacity } from '@almanac/domain/time-off/presence/capacity';
import { expect, test } from 'vitest';
import { readerTexts } from '../../../language/messages.ts';
import { criticalDays } from './critical-days.ts';

test('days with more than half away are critical, over the limit or not', () => {
  const period = { startDate: '2026-08-03', endDate: '2026-08-05' };
  const away = (requesterId: string, startDate: string) => ({
    requesterId,
    startDate,
    endDate: '2026-08-05',
  });
  const absences = [away('bea', '2026-08-04'), away('cem', '2026-08-05')];
  const capacity = teamCapacity(
    period,
    'ann',
    { people: [{ id: 'ann' }, { id: 'bea' }, { id: 'cem' }], absences },
    readerTexts(),
  );
  expect(criticalDays(capacity).map(({ date }) => date)).toEqual(['2026-08-04', '2026-08-05']);
});
