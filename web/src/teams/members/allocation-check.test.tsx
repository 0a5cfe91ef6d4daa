import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AllocationNote, missingWords } from './allocation-check.tsx';

test.each([
  [{ userId: '', startDate: '' }, 'a person and a start date'],
  [{ userId: '', startDate: '2026-08-03' }, 'a person'],
  [{ userId: 'ada', startDate: '' }, 'a start date'],
  [
    { userId: 'ada', startDate: '2026-08-03', endDate: '2026-08-02' },
    'an end date that is not before the start date',
  ],
  [{ userId: 'ada', startDate: '2026-08-03', endDate: '2026-08-03' }, undefined],
  [{ userId: 'ada', startDate: '2026-08-03', endDate: null }, undefined],
])('the check lists the missing fields only: %j', (membership, words) => {
  expect(missingWords(membership)).toBe(words);
});

function note(missing: string | undefined, isChecking: boolean) {
  return renderToStaticMarkup(
    <AllocationNote
      personName="Ada Lindqvist"
      allocationPercent={50}
      allocations={undefined}
      error={null}
      isChecking={isChecking}
      missing={missing}
    />,
  );
}

test('the note names the chosen person and never lists them as missing', () => {
  const shown = note('a start date', false).replaceAll('&#x27;', "'");
  expect(shown).toContain(
    "Choose a start date to see how much of Ada Lindqvist's time is left in the period.",
  );
  expect(note(undefined, true)).not.toContain('Choose');
});
