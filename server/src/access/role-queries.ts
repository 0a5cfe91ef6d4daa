import type { Role } from '@almanac/domain/access/role';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';

/** Whether the role is one of the roles. The query names them literally, so an index finds the few who have them. */
export function isAmongRoles(role: Expression<Role>, roles: readonly Role[]): Expression<SqlBool> {
  return expressionBuilder<object>()(
    role,
    'in',
    roles.map((each) => sql.lit(each)),
  );
}
