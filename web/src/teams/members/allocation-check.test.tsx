import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AllocationNote, missingFields } from './allocation-check.tsx';

test.each([
  [{ userId: '', startDate: '' }, 'PERSON_AND_START'],
  [{ userId: '', startDate: '2026-08-03' }, 'PERSON'],
  [{ userId: 'ada', startDate: '' }, 'START'],
  [{ userId: 'ada', startDate: '2026-08-03', endDate: '2026-08-02' }, 'END'],
  [{ userId: 'ada', startDate: '2026-08-03', endDate: '2026-08-03' }, undefined],
  [{ userId: 'ada', startDate: '2026-08-03', endDate: null }, undefined],
])('the check lists the missing fields only: %j', (membership, missing) => {
  expect(missingFields(membership)).toBe(missing);
});

function note(missing: 'START' | undefined, isChecking: boolean) {
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
  const shown = note('START', false).replaceAll('&#x27;', "'");
  expect(shown).toContain(
    "Choose a start date to see how much of Ada Lindqvist's time is left in the period.",
  );
  expect(note(undefined, true)).not.toContain('Choose');
});
