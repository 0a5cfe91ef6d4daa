import { mondayOf } from '@almanac/domain/calendar/calendar-date';
import { toPercent } from '@almanac/domain/teams/members/percent';
import type { ListLoads, PersonLoad } from '@almanac/domain/teams/members/schema';
import { isOfLoad, weeklyLoads, weeksFrom } from '@almanac/domain/teams/members/weekly-load';
import { employmentOfRow } from '../../../people/accounts/employment/employment-of-row.ts';
import { type Answered, withTotal } from '../../../platform/use-case/answered.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import { readAllocationsOf, readPageOfLoads, readPeopleOfLoads } from './load-queries.ts';
import { toAllocation } from './read-allocations.ts';

/** Weekly allocations of the people whose requests the actor can see. */
export async function listLoads(
  { database, actor, today, texts }: UseCaseContext,
  { startDate = mondayOf(today), weeks: count, load, page, limit, ...filters }: ListLoads,
): Promise<Answered<PersonLoad[]>> {
  const weeks = weeksFrom(startDate, count);
  const period = { startDate, endDate: weeks.at(-1)?.endDate ?? startDate };
  const question = { viewer: actor, today, period, filters };
  // Only a load filter needs memberships beyond the page.
  const { people, total } =
    load === undefined
      ? await readPageOfLoads(database, question, { page, limit })
      : { people: await readPeopleOfLoads(database, question), total: 0 };
  const allocations = Map.groupBy(
    await readAllocationsOf(
      database,
      people.map(({ id }) => id),
      period,
    ),
    ({ userId }) => userId,
  );
  const loads = people
    .map((person) => {
      const ofPerson = allocations.get(person.id) ?? [];
      return { person, ofPerson, tenths: weeklyLoads(weeks, ofPerson, employmentOfRow(person)) };
    })
    .filter(({ tenths }) => load === undefined || isOfLoad(tenths, load));
  const rows = load === undefined ? loads : loads.slice((page - 1) * limit, page * limit);
  return withTotal(
    rows.map(({ person, ofPerson, tenths }) => ({
      user: { id: person.id, name: person.name, email: person.email },
      ...(person.departmentId !== undefined &&
        person.departmentName !== undefined && {
          department: { id: person.departmentId, name: person.departmentName },
        }),
      weeks: tenths.map((each) => (each === null ? null : toPercent(each))),
      allocations: ofPerson.map((each) => toAllocation(each, texts.language)),
    })),
    load === undefined ? total : loads.length,
  );
}
