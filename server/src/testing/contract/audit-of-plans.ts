import { randomUUID } from 'node:crypto';
import type { FieldChange } from '@almanac/domain/events/event-change';
import { documentOf, rulesOf } from '@almanac/domain/leave/plans/policy-schema';
import { expect } from 'vitest';
import { createPlan, policyDocumentOf } from '../plan-factories.ts';
import { type AuditTable, became, changed, type ExpectedEntry, was } from './audit-row.ts';

function ofPlan(action: string, entityId: string, ...changes: FieldChange[]): ExpectedEntry {
  return { action, entity: 'leave-plan', entityId, changes };
}

/** All rules as the log records them, including omitted ones. */
function ofVersion(days: number): string {
  const document = documentOf(rulesOf(policyDocumentOf(days), 'DAY'), 'DAY');
  return `VACATION from 2026-01-01: ${JSON.stringify(document)}`;
}

export const auditOfPlans: AuditTable = {
  createPlan: [
    {
      title: 'everything of the new plan',
      async prepare() {
        const name = `Plan ${randomUUID()}`;
        return {
          body: { name, yearStart: '04-01' },
          entries: async ({ id }) => [
            ofPlan('leave-plan.created', id, became('name', name), became('yearStart', '04-01')),
          ],
        };
      },
    },
  ],
  createPlanFromTemplate: [
    {
      title: 'everything of the new plan',
      async prepare() {
        const name = `Plan ${randomUUID()}`;
        return {
          body: { name, yearStart: '04-01', template: 'germany', types: ['VACATION'] },
          entries: async ({ id }) => [
            ofPlan(
              'leave-plan.created',
              id,
              became('name', name),
              became('yearStart', '04-01'),
              became('policy', expect.stringMatching(/^VACATION from 2025-04-01: /)),
            ),
          ],
        };
      },
    },
  ],
  changePlan: [
    {
      title: 'only the changed fields',
      async prepare({ app }) {
        const id = await createPlan(app.database);
        const { name } = await app.database
          .selectFrom('leavePlans')
          .select('name')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return {
          params: { id },
          body: { name, yearStart: null },
          entries: [ofPlan('leave-plan.changed', id, changed('yearStart', '01-01', 'ANNIVERSARY'))],
        };
      },
    },
  ],
  copyPlan: [
    {
      title: 'everything of the copy',
      async prepare({ app }) {
        const name = `Plan ${randomUUID()}`;
        return {
          params: { id: await createPlan(app.database) },
          body: { name },
          entries: async ({ id }) => [
            ofPlan(
              'leave-plan.created',
              id,
              became('name', name),
              became('yearStart', '01-01'),
              became('policy', ofVersion(24)),
            ),
          ],
        };
      },
    },
  ],
  deletePlan: [
    {
      title: 'everything of the plan',
      async prepare({ app }) {
        const id = await createPlan(app.database);
        const { name } = await app.database
          .selectFrom('leavePlans')
          .select('name')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return {
          params: { id },
          entries: [
            ofPlan(
              'leave-plan.deleted',
              id,
              was('name', name),
              was('yearStart', '01-01'),
              was('policy', ofVersion(24)),
            ),
          ],
        };
      },
    },
  ],
  writePolicy: [
    {
      title: 'the rules before and after',
      async prepare({ app }) {
        const id = await createPlan(app.database);
        return {
          params: { id, type: 'VACATION', from: '2026-01-01' },
          body: { rules: policyDocumentOf(30) },
          entries: [ofPlan('leave-policy.written', id, changed('policy', ofVersion(24), ofVersion(30)))],
        };
      },
    },
  ],
  deletePolicy: [
    {
      title: 'the deleted rules',
      async prepare({ app }) {
        const id = await createPlan(app.database);
        return {
          params: { id, type: 'VACATION', from: '2026-01-01' },
          entries: [ofPlan('leave-policy.deleted', id, was('policy', ofVersion(24)))],
        };
      },
    },
  ],
};
