import { createUser } from '../factories.ts';
import { type AuditTable, type AuditWorld, became, ofAccount, was } from './audit-row.ts';

const period = { startDate: '2026-03-09', endDate: '2026-03-13' };

async function approver({ app }: AuditWorld, name: string) {
  const { id, email } = await createUser(app.database, { name, role: 'MANAGER' });
  return { id, name, email };
}

export const auditOfDeputies: AuditTable = {
  nameDeputy: [
    {
      title: 'the person, the deputy and the period',
      async prepare(world) {
        const [user, deputy] = [await approver(world, 'Maria Rossi'), await approver(world, 'Ben Weber')];
        return {
          body: { userId: user.id, deputyId: deputy.id, ...period },
          entries: [
            ofAccount(
              'account.deputy-named',
              user,
              became('deputy', deputy),
              became('startDate', period.startDate),
              became('endDate', period.endDate),
            ),
          ],
        };
      },
    },
  ],
  removeDeputy: [
    {
      title: 'the former person, deputy and period',
      async prepare(world) {
        const [user, deputy] = [await approver(world, 'Maria Rossi'), await approver(world, 'Ben Weber')];
        const row = { id: crypto.randomUUID(), userId: user.id, deputyId: deputy.id, ...period };
        await world.app.database.insertInto('deputies').values(row).execute();
        return {
          params: { id: row.id },
          entries: [
            ofAccount(
              'account.deputy-removed',
              user,
              was('deputy', deputy),
              was('startDate', period.startDate),
              was('endDate', period.endDate),
            ),
          ],
        };
      },
    },
  ],
};
