import { expressionBuilder } from 'kysely';
import { people } from '../people/accounts/records/people-queries.ts';
import type { DB } from '../platform/database/tables.ts';

const { selectFrom } = expressionBuilder<DB>();

/** The places and plans that active people have on any day. */
export const usedTerms = selectFrom('personTerms as terms')
  .innerJoin(people.as('person'), 'person.id', 'terms.userId')
  .where('person.isActive', '=', true)
  .select(['terms.placeId', 'terms.planId'])
  .distinct();

/** The plans that a person created or changed. */
export const ownPlans = selectFrom('leavePlans as plan')
  .select('plan.id')
  .where((eb) => eb.or([eb('plan.isSeeded', '=', false), eb('plan.version', '>', 1)]));
