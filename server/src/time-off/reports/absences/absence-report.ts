import type { Viewer } from '@almanac/domain/access/permissions';
import type { Period } from '@almanac/domain/calendar/period';
import {
  inTypeOrder,
  isTypeShown,
  type LeaveType,
  typeOfRequest,
} from '@almanac/domain/leave/types/leave-type';
import { type AbsenceDay, absenceDays } from '@almanac/domain/time-off/reports/absences/absence-days';
import { workFactsOf } from '../../../leave/facts/work-facts.ts';
import { byCode } from '../../../leave/types/type-queries.ts';
import { employmentOfRow } from '../../../people/accounts/employment/employment-of-row.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { inTurns, type PaceOptions } from '../../../platform/work/long-work.ts';
import type { StoredPlaces } from '../../../work-time/work-facts-queries.ts';
import { type Absentee, readAbsencesOf } from './absence-queries.ts';

/** What of the people's absences is reported. */
interface Reported extends Period {
  type?: string | undefined;
  /** Only days on which people work at one of the places; default: all. */
  placeIds?: readonly string[] | undefined;
}

/** A person's absences in the period, as the viewer may see them. */
export interface ReportedAbsences {
  person: Absentee;
  /** Of approved requests. */
  days: readonly AbsenceDay[];
  /** How many requests wait for a decision. */
  pending: number;
  names: ReportNames;
}

/** The records that rows name. */
export interface ReportNames {
  /** In display order. */
  types: readonly LeaveType[];
  typeOf(code: string): LeaveType;
  placeOf(id: string | undefined): StoredPlaces[number] | undefined;
}

const peopleInAQuery = 200;

/** The absences of the people one by one, without types that the viewer may not see. */
export async function* reportedAbsences(
  database: Reader,
  people: readonly Absentee[],
  { type, placeIds, ...period }: Reported,
  viewer: Pick<Viewer, 'id' | 'role'>,
  options: PaceOptions = {},
): AsyncGenerator<ReportedAbsences> {
  for (let start = 0; start < people.length; start += peopleInAQuery) {
    const batch = people.slice(start, start + peopleInAQuery);
    const ids = batch.map(({ id }) => id);
    const { types, requests, work } = await readAbsencesOf(database, ids, period);
    const works = workFactsOf(work);
    const names = namesOf(types, work.places);
    const requestsOf = Map.groupBy(requests, ({ requesterId }) => requesterId);
    for await (const person of inTurns(batch, options)) {
      const seenBy = { role: viewer.role, isRequester: person.id === viewer.id };
      const shown = (requestsOf.get(person.id) ?? []).filter(
        (request) =>
          (type === undefined || request.type === type) &&
          isTypeShown(typeOfRequest(names.typeOf(request.type), request), seenBy, true),
      );
      const daysIn = (status: (typeof shown)[number]['status']) =>
        absenceDays(period, {
          employment: employmentOfRow(person),
          work: works.get(person.id),
          requests: shown.filter((request) => request.status === status),
        }).filter(({ placeId }) => !placeIds || (placeId !== undefined && placeIds.includes(placeId)));
      const pending = new Set(daysIn('PENDING').map(({ request }) => request.id)).size;
      yield { person, days: daysIn('APPROVED'), pending, names };
    }
  }
}

export function namesOf(types: readonly LeaveType[], places: StoredPlaces): ReportNames {
  const placesById = new Map(places.map((place) => [place.id, place]));
  return {
    types: inTypeOrder(types),
    typeOf: byCode(types).get,
    placeOf: (id) => (id === undefined ? undefined : placesById.get(id)),
  };
}
