import { yearStartText } from '@almanac/domain/leave/plans/plan-rules';
import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import { useQuery } from '@tanstack/react-query';
import { NotebookText } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { HelpMark } from '../platform/help/help-mark.tsx';
import { countText } from '../platform/lists/count-text.ts';
import { ListCard } from '../platform/lists/list-card.tsx';
import { AddButton } from '../ui/button/add-button.tsx';
import { Table } from '../ui/data/table.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { FormDialog } from '../ui/overlay/form-dialog.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { plansQuery } from './plans/plans-api.ts';
import { useTypes } from './types/types.ts';

const NewPlanForm = lazyComponent(async () => (await import('./plans/new-plan-form.tsx')).NewPlanForm);

export function PlansPage() {
  const query = useQuery(plansQuery);
  const [isAdding, setIsAdding] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Leave Plans"
        help={<HelpMark at="setting-up-leave#plans" />}
        above={<BackToSettings />}
        actions={<AddButton onPress={() => setIsAdding(true)}>Add Plan</AddButton>}
      />
      <ListCard
        label="Leave plans"
        loading="Loading the leave plans"
        query={query}
        failure="Couldn't load the leave plans"
        rows={3}
      >
        {(plans) => <PlanTable plans={plans} />}
      </ListCard>
      {isAdding && (
        <FormDialog title="Add Leave Plan" fields={3} onClose={() => setIsAdding(false)}>
          <NewPlanForm
            onAdded={({ id }) => navigate(`/admin/leave/plans/${id}`)}
            onClose={() => setIsAdding(false)}
          />
        </FormDialog>
      )}
    </>
  );
}

function PlanTable({ plans }: { plans: readonly Plan[] }) {
  const { nameOf } = useTypes();
  return (
    <Table
      label="Leave plans"
      rows={plans}
      rowKey={({ id }) => id}
      emptyState={
        <EmptyState
          icon={<NotebookText aria-hidden="true" />}
          title="No leave plans yet"
          message="Add the first one from a template of your country."
        />
      }
      columns={[
        {
          id: 'name',
          header: 'Plan',
          isRowHeader: true,
          cell: ({ id, name }) => (
            <Link to={`/admin/leave/plans/${id}`} className="font-medium text-accent-text underline">
              <bdi>{name}</bdi>
            </Link>
          ),
        },
        {
          id: 'year-start',
          header: 'Leave year starts',
          cell: ({ yearStart }) =>
            yearStart === null ? 'On the anniversary' : `On ${yearStartText(yearStart)}`,
        },
        {
          id: 'types',
          header: 'Types',
          cell: ({ policies }) =>
            [...new Set(policies.map(({ type }) => type))].map(nameOf).join(', ') || 'None yet',
        },
        {
          id: 'people',
          header: 'People',
          align: 'end',
          cell: ({ people }) => countText(people, 'person', 'people'),
        },
      ]}
    />
  );
}
