import { createDatabase, type createPool } from '../../server/src/platform/database/database.ts';
import { authSecret } from '../../server/src/testing/almanac-process.ts';
import { createDepartment, createUser } from '../../server/src/testing/factories.ts';
import { startSession } from '../../server/src/testing/sessions.ts';

type Pool = ReturnType<typeof createPool>;

export interface Person {
  id: string;
  cookie: string;
}

export interface People {
  employees: Person[];
  /** Two, since no one decides their own request. */
  administrators: Person[];
}

/** Signs in people of one department and two administrators. */
export async function signInPeople(pool: Pool, count: number): Promise<People> {
  const database = createDatabase(pool);
  const { id: departmentId } = await createDepartment(database);
  const signIn = async (role: 'EMPLOYEE' | 'SYSTEM_ADMIN') => {
    const { id } = await createUser(database, { role, departmentId, employmentStart: '2020-01-01' });
    return { id, cookie: await startSession(database, id, authSecret) };
  };
  const employees: Person[] = [];
  for (let index = 0; index < count; index += 1) employees.push(await signIn('EMPLOYEE'));
  return { employees, administrators: [await signIn('SYSTEM_ADMIN'), await signIn('SYSTEM_ADMIN')] };
}
