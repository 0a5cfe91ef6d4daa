import { nameOfCopy } from '@almanac/domain/leave/plans/copied-plan';
import { firstDayOf } from '@almanac/domain/leave/plans/plan-rules';
import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarPlus, Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { readerTexts } from '../language/messages.ts';
import { ConfirmDeletion } from '../platform/forms/confirm-deletion.tsx';
import { Loaded } from '../platform/lists/loaded.tsx';
import { useAddress } from '../platform/lists/use-address.ts';
import { mainNameOf } from '../platform/shown-name.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { MoreMenu } from '../ui/menu/more-menu.tsx';
import { FormDialog } from '../ui/overlay/form-dialog.tsx';
import { MessagePanel } from '../ui/page/message-panel.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { rich, text } from './plans/messages/text.ts';
import { deletePlanMutation, plansQuery, reloadPlan } from './plans/plans-api.ts';
import { PolicyTimeline } from './plans/policy-timeline.tsx';
import { MoveToCopy } from './terms/move-to-copy.tsx';
import { useTypes } from './types/types.ts';

const CopyPlanForm = lazyComponent(async () => (await import('./plans/copy-plan-form.tsx')).CopyPlanForm);
const PlanDialog = lazyDialog(async () => (await import('./plans/plan-dialog.tsx')).PlanDialog);

/** A plan: its types, each with its rules as a sentence and a timeline of versions. */
export function PlanPage() {
  const { planId = '' } = useParams();
  const query = useQuery(plansQuery);
  return (
    <Loaded
      query={query}
      failure={text('leave.plans.notLoaded')}
      skeleton={<SkeletonList label={text('leave.plans.loading')} rows={6} />}
    >
      {(plans) => {
        const plan = plans.find(({ id }) => id === planId);
        return plan ? <ShownPlan key={planId} plan={plan} plans={plans} /> : <MissingPlan />;
      }}
    </Loaded>
  );
}

export function MissingPlan() {
  return (
    <MessagePanel
      title={text('leave.plans.missing')}
      message={text('leave.plans.missingHint')}
      actions={<LinkButton to="/admin/leave/plans">{text('leave.plans.all')}</LinkButton>}
    />
  );
}

type OpenDialog = 'change' | 'copy' | 'delete';

/** Address parameter with the plan the shown one was copied from. */
const copyOf = 'copy-of';

function ShownPlan({ plan, plans }: { plan: Plan; plans: readonly Plan[] }) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const navigate = useNavigate();
  const { types } = useTypes();
  const { address, change } = useAddress();
  const original = plans.find(({ id }) => id === address.get(copyOf));
  const { yearStart } = plan;
  return (
    <>
      <PageHeader
        title={plan.name}
        subtitle={
          yearStart === null
            ? text('leave.plans.peopleFromAnniversary', { count: plan.people })
            : text('leave.plans.peopleFromDay', { count: plan.people, day: firstDayOf(yearStart) })
        }
        above={
          <LinkButton
            to="/admin/leave/plans"
            variant="quiet"
            size="small"
            icon={<ArrowLeft aria-hidden="true" />}
            className="-ms-2.5"
          >
            {text('leave.plans.title')}
          </LinkButton>
        }
        actions={
          <>
            <Button icon={<Pencil aria-hidden="true" />} onPress={() => setDialog('change')}>
              {text('leave.plans.nameAndYear')}
            </Button>
            <MoreMenu
              label={text('leave.plans.actionsFor', plan)}
              entries={[
                {
                  id: 'copy',
                  label: text('leave.plans.copy'),
                  icon: <Copy aria-hidden="true" />,
                  onAction: () => setDialog('copy'),
                },
                {
                  id: 'delete',
                  label: text('leave.plans.delete'),
                  icon: <Trash2 aria-hidden="true" />,
                  isDangerous: true,
                  onAction: () => setDialog('delete'),
                },
              ]}
            />
          </>
        }
      />
      {original && yearStart !== null && yearStart !== original.yearStart && (
        <MoveToCopy
          original={original}
          copy={{ ...plan, yearStart }}
          onMoved={() =>
            change((present) => {
              present.delete(copyOf);
              return present;
            })
          }
        />
      )}
      {types.map((type) => (
        <Card
          key={type.code}
          title={<bdi>{type.name}</bdi>}
          actions={
            <LinkButton
              to={`/admin/leave/plans/${plan.id}/${type.code}`}
              aria-label={text('leave.plans.changeFromOf', { type: type.name })}
              size="small"
              icon={<CalendarPlus aria-hidden="true" />}
            >
              {text('leave.plans.changeFrom')}
            </LinkButton>
          }
        >
          <PolicyTimeline plan={plan} type={type} />
        </Card>
      ))}
      {dialog === 'change' && <PlanDialog plan={plan} onClose={() => setDialog(undefined)} />}
      {dialog === 'copy' && (
        <FormDialog
          title={text('leave.plans.copyTitle', plan)}
          size="small"
          fields={3}
          onClose={() => setDialog(undefined)}
        >
          <CopyPlanForm
            plan={plan}
            name={nameOfCopy(mainNameOf(plan), plans.map(mainNameOf), readerTexts())}
            onCopied={({ id }) => navigate(`/admin/leave/plans/${id}?${copyOf}=${plan.id}`)}
            onClose={() => setDialog(undefined)}
          />
        </FormDialog>
      )}
      {dialog === 'delete' && (
        <ConfirmDeletion
          title={text('leave.plans.deleteTitle')}
          done={text('leave.plans.deleted')}
          mutation={deletePlanMutation()}
          input={plan}
          reload={reloadPlan}
          message={rich('leave.plans.deleteQuestion', { name: <bdi>{plan.name}</bdi> })}
          onDone={() => navigate('/admin/leave/plans')}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
