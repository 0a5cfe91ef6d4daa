import type { Role } from '@almanac/domain/access/role';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';

/** Whether the role is one of the roles. The query has them as literals, so that a partial index applies. */
export function isAmongRoles(role: Expression<Role>, roles: readonly Role[]): Expression<SqlBool> {
  return expressionBuilder<object>()(
    role,
    'in',
    roles.map((each) => sql.lit(each)),
  );
}
