import { personName } from '@almanac/domain/access/person-name';
import type { Language } from '@almanac/domain/language/language';
import { type Amount, numberOf } from '@almanac/domain/leave/types/amount';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import type { ProvisionRow } from '@almanac/domain/time-off/provisions/schema';
import { namesOf, readTermsRecords } from '../../leave/terms/assigned-terms-queries.ts';
import { readTypesByCode } from '../../leave/types/type-queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import { withoutNulls } from '../../platform/database/statements/without-nulls.ts';
import type { AccountProvision } from './account-provision.ts';
import type { ProvisionedPerson } from './queries.ts';

/** Makes rows of provisions: in days or hours, with the names of person, type and place in the language. */
export async function rowsOfProvisions(
  database: Reader,
  people: readonly ProvisionedPerson[],
  language: Language,
): Promise<(provision: AccountProvision) => ProvisionRow> {
  const types = await readTypesByCode(database);
  const placeNames = namesOf(await readTermsRecords(database), language);
  const byId = new Map(people.map((person) => [person.id, person]));
  return ({ userId, type: code, unit, placeId, hoursPerDay, ...amounts }) => {
    const { id, email, personnelNumber, costCentre, departmentName, ...name } = knownPerson(byId, userId);
    const placeName = placeId === undefined ? undefined : placeNames.get(placeId);
    const inUnit = (amount: Amount) => numberOf(amount, unit);
    return {
      person: {
        id,
        name: personName({ email, ...name }),
        email,
        ...withoutNulls({ personnelNumber, costCentre, departmentName }),
        ...(placeName !== undefined && { placeName }),
      },
      type: { code, name: typeNameIn(language, types.get(code)) },
      unit,
      carriedOver: inUnit(amounts.carriedOver),
      granted: inUnit(amounts.granted),
      earned: inUnit(amounts.earned),
      adjusted: inUnit(amounts.adjusted),
      taken: inUnit(amounts.taken),
      planned: inUnit(amounts.planned),
      pending: inUnit(amounts.pending),
      expired: inUnit(amounts.expired),
      balance: inUnit(amounts.balance),
      owed: inUnit(amounts.owed),
      hoursPerDay,
    };
  };
}

function knownPerson(people: ReadonlyMap<string, ProvisionedPerson>, id: string): ProvisionedPerson {
  const person = people.get(id);
  if (!person) throw new Error(`There is no person with the id ${id}.`);
  return person;
}
