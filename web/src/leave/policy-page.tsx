import { addMonths, isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import { leaveYearOf } from '@almanac/domain/leave/plans/leave-year';
import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import type { PolicyDocument } from '@almanac/domain/leave/plans/policy-schema';
import { plainRules } from '@almanac/domain/leave/plans/policy-templates';
import type { OfferedType } from '@almanac/domain/leave/types/types-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useDraftState } from '../platform/forms/use-draft-state.ts';
import { Loaded } from '../platform/lists/loaded.tsx';
import { useToday } from '../platform/session/today.ts';
import { DayText } from '../platform/time-text.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { useRuleChange } from '../work-time/rule-changes/use-rule-change.ts';
import { MissingPlan } from './plan-page.tsx';
import { policyRich, policyText } from './plans/messages/policy-text.ts';

import { plansQuery, policyCall, refetchRules } from './plans/plans-api.ts';
import { PolicyExample } from './plans/policy-example.tsx';
import { PolicyRulesForm } from './plans/policy-rules.tsx';
import { useTypes } from './types/types.ts';

const EffectDialog = lazyDialog(
  async () => (await import('../work-time/rule-changes/effect-dialog.tsx')).EffectDialog,
);

/** A type's rules in a plan from a day, next to an example ledger. */
export function PolicyPage() {
  const { planId = '', type: code = '' } = useParams();
  const [search] = useSearchParams();
  const query = useQuery(plansQuery);
  const { types, isPending } = useTypes();
  const start = search.get('from') ?? '';
  return (
    <Loaded query={query} failure={policyText('leave.plans.planNotLoaded')} skeleton={<PolicySkeleton />}>
      {(plans) => {
        const plan = plans.find(({ id }) => id === planId);
        const type = types.find((each) => each.code === code);
        if (plan && isPending) return <PolicySkeleton />;
        if (!plan || !type) return <MissingPlan />;
        const from = isCalendarDate(start) ? start : undefined;
        return <EditedPolicy key={`${planId} ${code} ${from}`} plan={plan} type={type} from={from} />;
      }}
    </Loaded>
  );
}

function PolicySkeleton() {
  return <SkeletonList label={policyText('leave.plans.rulesLoading')} rows={8} />;
}

interface EditedPolicyProps {
  plan: Plan;
  type: OfferedType;
  /** First day of the edited version; undefined for a new one, which starts with the next leave year. */
  from: string | undefined;
}

function EditedPolicy({ plan, type, from: edited }: EditedPolicyProps) {
  const today = useToday();
  const client = useQueryClient();
  const navigate = useNavigate();
  const versions = plan.policies.filter((each) => each.type === type.code);
  // Input survives updates of the stored rules; the server refuses a conflict.
  const {
    value,
    change,
    forget: forgetDraft,
  } = useDraftState<TypedPolicy>(`policy-${plan.id}-${type.code}-${edited ?? 'new'}`, () => ({
    seen: plan,
    from: edited ?? firstDayFor(plan, versions, today),
    rules: rulesToBeginWith(versions, edited, type),
  }));
  const { seen, from, rules } = value;
  const page = `/admin/leave/plans/${plan.id}`;
  const typeInPlan = policyText('leave.plans.typeInPlan', { type: type.name, plan: plan.name });
  const { preview, submit, previewState, error, issues, forget } = useRuleChange({
    affected: plan.people > 0 ? 'SOMEONE' : 'NO_ONE',
    done: { text: policyText('leave.plans.rulesChanged'), detail: typeInPlan },
    onApplied: async () => {
      forgetDraft();
      await refetchRules(client);
      navigate(page);
    },
  });
  return (
    <>
      <PageHeader
        title={
          edited
            ? policyText('leave.plans.editType', { type: type.name })
            : policyText('leave.plans.changeType', { type: type.name })
        }
        subtitle={policyText('leave.plans.inPlan', { plan: plan.name })}
        above={
          <LinkButton
            to={page}
            variant="quiet"
            size="small"
            icon={<ArrowLeft aria-hidden="true" />}
            className="-ms-2.5"
          >
            {plan.name}
          </LinkButton>
        }
      />
      <div className="grid items-start gap-6 grid-cols-1 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PolicyRulesForm
          type={type}
          yearStart={plan.yearStart}
          from={from}
          isFromFixed={edited !== undefined}
          onFrom={(day) => change({ ...value, from: day })}
          rules={rules}
          onRules={(typed) => change({ ...value, rules: typed })}
          issues={issues}
          error={error}
          previewState={previewState}
          onSubmit={() => submit(policyCall(seen, { type: type.code, from: from ?? '', rules }))}
          backTo={page}
          onLeave={forgetDraft}
        />
        <div className="xl:sticky xl:top-6">
          <PolicyExample plan={plan} type={type} from={from} rules={rules} />
        </div>
      </div>
      {preview && from && (
        <EffectDialog
          title={typeInPlan}
          description={policyRich('leave.plans.effective', { date: <DayText date={from} /> })}
          {...preview}
          onClose={forget}
        />
      )}
    </>
  );
}

interface TypedPolicy {
  /** The plan when editing began. */
  seen: Plan;
  from: string | null;
  rules: PolicyDocument | null;
}

/** The first rules start with this leave year, later ones with the next. */
function firstDayFor({ yearStart }: Plan, versions: Plan['policies'], today: string): string {
  const { startDate } = leaveYearOf(today, yearStart ?? '01-01');
  return versions.length === 0 ? startDate : addMonths(startDate, 12);
}

function rulesToBeginWith(
  versions: Plan['policies'],
  edited: string | undefined,
  { unit }: OfferedType,
): PolicyDocument | null {
  const version = edited === undefined ? versions.at(-1) : versions.find(({ from }) => from === edited);
  if (version?.rules === null && edited !== undefined) return null;
  return version?.rules ?? plainRules(unit === 'DAY' ? 24 : 192, unit);
}
