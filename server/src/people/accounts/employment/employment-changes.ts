import type { FieldChange, FieldChanges } from '@almanac/domain/events/event-change';
import {
  type Employment,
  employmentsOf,
  type OneEmployment,
} from '@almanac/domain/people/accounts/employment';

/** The changed employments for the audit log: those that are gone, and the new ones with their flags. */
export function employmentChanges(before: Employment, after: Employment): FieldChanges | undefined {
  const [were, are] = [employmentsOf(before), employmentsOf(after)];
  const gone = were.filter((each) => !includesSame(are, each));
  const added = are.filter((each) => !includesSame(were, each));
  const [first, ...others] = [
    ...gone.map((each): FieldChange => ({ field: 'employment', from: daysText(each) })),
    ...added.flatMap(changesOf),
  ];
  return first && [first, ...others];
}

function changesOf(employment: OneEmployment): FieldChange[] {
  const { countsEarlier, keepsBalance } = employment;
  return [
    { field: 'employment', to: daysText(employment) },
    ...(countsEarlier ? [{ field: 'countsEarlier', to: true } as const] : []),
    ...(keepsBalance ? [{ field: 'keepsBalance', to: true } as const] : []),
  ];
}

function includesSame(employments: readonly OneEmployment[], one: OneEmployment): boolean {
  return employments.some(
    (each) =>
      daysText(each) === daysText(one) &&
      each.countsEarlier === one.countsEarlier &&
      each.keepsBalance === one.keepsBalance,
  );
}

/** Dates as in the API, as the log has them. */
function daysText({ startDate = '…', endDate = '…' }: OneEmployment): string {
  return `${startDate} – ${endDate}`;
}
