import { formatList } from '@almanac/domain/language/formats';
import { firstDayOf } from '@almanac/domain/leave/plans/plan-rules';
import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import { useQuery } from '@tanstack/react-query';
import { NotebookText } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { HelpMark } from '../platform/help/help-mark.tsx';
import { ListCard } from '../platform/lists/list-card.tsx';
import { readerLocale } from '../platform/locale.ts';
import { AddButton } from '../ui/button/add-button.tsx';
import { Table } from '../ui/data/table.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { FormDialog } from '../ui/overlay/form-dialog.tsx';
import { EmptyState } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { text } from './plans/messages/text.ts';
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
        title={text('leave.plans.title')}
        help={<HelpMark at="setting-up-leave#plans" />}
        above={<BackToSettings />}
        actions={<AddButton onPress={() => setIsAdding(true)}>{text('leave.plans.add')}</AddButton>}
      />
      <ListCard
        label={text('leave.plans.listLabel')}
        loading={text('leave.plans.listLoading')}
        query={query}
        failure={text('leave.plans.listNotLoaded')}
        rows={3}
      >
        {(plans) => <PlanTable plans={plans} />}
      </ListCard>
      {isAdding && (
        <FormDialog title={text('leave.plans.addTitle')} fields={3} onClose={() => setIsAdding(false)}>
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
      label={text('leave.plans.listLabel')}
      rows={plans}
      rowKey={({ id }) => id}
      emptyState={
        <EmptyState
          icon={<NotebookText aria-hidden="true" />}
          title={text('leave.plans.none')}
          message={text('leave.plans.noneHint')}
        />
      }
      columns={[
        {
          id: 'name',
          header: text('leave.plans.planColumn'),
          isRowHeader: true,
          cell: ({ id, name }) => (
            <Link to={`/admin/leave/plans/${id}`} className="font-medium text-accent-text underline">
              <bdi>{name}</bdi>
            </Link>
          ),
        },
        {
          id: 'year-start',
          header: text('leave.plans.yearStartColumn'),
          cell: ({ yearStart }) =>
            yearStart === null
              ? text('leave.plans.startsOnAnniversary')
              : text('leave.plans.startsOn', { day: firstDayOf(yearStart) }),
        },
        {
          id: 'types',
          header: text('leave.plans.typesColumn'),
          cell: ({ policies }) => {
            const names = [...new Set(policies.map(({ type }) => type))].map(nameOf);
            return names.length > 0 ? formatList(names, readerLocale()) : text('leave.plans.noTypes');
          },
        },
        {
          id: 'people',
          header: text('leave.plans.peopleColumn'),
          align: 'end',
          cell: ({ people }) => (
            <span className="whitespace-nowrap">{text('leave.plans.peopleCount', { count: people })}</span>
          ),
        },
      ]}
    />
  );
}
