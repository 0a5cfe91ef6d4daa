import { leaveYearOf } from '@almanac/domain/leave/plans/leave-year';
import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import { policyTemplates, templateRules } from '@almanac/domain/leave/plans/policy-templates';
import { useQueryClient } from '@tanstack/react-query';
import { useDraftState } from '../../platform/forms/use-draft-state.ts';
import { useToday } from '../../platform/session/today.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Select } from '../../ui/select/select.tsx';
import { EffectDialog } from '../../work-time/rule-changes/effect-dialog.tsx';
import { EffectForm } from '../../work-time/rule-changes/effect-form.tsx';
import { isImpact } from '../../work-time/rule-changes/rule-call.ts';
import { useRuleChange } from '../../work-time/rule-changes/use-rule-change.ts';
import { useTypes } from '../types/types.ts';
import { planCall, refetchRules, type WrittenPlan } from './plans-api.ts';
import { YearStartFields } from './year-start-fields.tsx';

interface PlanDialogProps {
  /** The plan to edit; a new one if undefined. */
  plan?: Plan;
  /** Called with the id of the plan if it was saved. */
  onClose: (savedId?: string) => void;
}

const templateOptions = policyTemplates.map(({ id, country, note }) => ({
  id,
  label: country,
  description: note,
}));

/** Name and leave year start of a plan; a new one can start with a template's rules. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const client = useQueryClient();
  const {
    value,
    change,
    forget: forgetDraft,
  } = useDraftState(plan ? `plan-${plan.id}` : 'new-plan', () => typedOf(plan));
  const { seen, name, yearStart, templateId } = value;
  const edit = (edited: Partial<TypedPlan>) => change({ ...value, ...edited });
  const close = (savedId?: string) => {
    forgetDraft();
    onClose(savedId);
  };
  const first = useFirstPolicy(templateId, yearStart);
  const { preview, show, isPending, previewState, error, issues, faultAt, forget } = useRuleChange();
  const written: WrittenPlan = { name, yearStart, ...(first && { policies: [first] }) };
  const title = plan ? `Change ${plan.name}` : 'Add Leave Plan';

  if (preview) {
    return (
      <EffectDialog
        title={plan ? title : `Add ${name}`}
        impact={preview.impact}
        call={preview.call}
        done={{ text: plan ? 'Leave plan changed' : 'Leave plan added', detail: name }}
        onApplied={async (saved) => {
          forgetDraft();
          await refetchRules(client);
          onClose(isPlan(saved) ? saved.id : undefined);
        }}
        onClose={forget}
      />
    );
  }
  const choose = (id: string | null) => {
    const template = policyTemplates.find((each) => each.id === id);
    if (!template) return edit({ templateId: id });
    const isNamed = name !== '' && policyTemplates.every(({ country }) => country !== name);
    edit({ templateId: id, yearStart: template.yearStart, ...(!isNamed && { name: template.country }) });
  };
  return (
    <Dialog title={title} size="small" isDismissable={!isPending} onClose={() => close()}>
      <EffectForm
        onPreview={() => show(planCall(seen, written))}
        error={error}
        isPending={isPending}
        previewState={previewState}
        onCancel={() => close()}
      >
        {!plan && (
          <Select
            label="Start from"
            description="Rules of vacation as they are usual there. Each can be changed afterwards."
            nothing="No template"
            options={templateOptions}
            value={templateId}
            onChange={choose}
          />
        )}
        <TextField
          label="Name"
          isRequired
          autoFocus
          autoComplete="off"
          value={name}
          onChange={(typed) => edit({ name: typed })}
          errorMessage={faultAt('name')}
        />
        {plan && plan.people > 0 ? (
          <p className="text-sm text-ink-muted">
            To change the leave year, copy the plan and move people to the copy.
          </p>
        ) : (
          <YearStartFields
            value={yearStart}
            onChange={(chosen) => edit({ yearStart: chosen })}
            errorMessage={faultAt('yearStart')}
          />
        )}
        <OtherFaults issues={issues} />
      </EffectForm>
    </Dialog>
  );
}

interface TypedPlan {
  /** The plan when editing began. */
  seen: Plan | undefined;
  name: string;
  yearStart: string | null;
  templateId: string | null;
}

function typedOf(plan: Plan | undefined): TypedPlan {
  const yearStart = plan ? plan.yearStart : '01-01';
  return { seen: plan, name: plan?.name ?? '', yearStart, templateId: null };
}

/** Errors in existing policies, which the form has no field for. */
function OtherFaults({ issues }: { issues: readonly { path: string; message: string }[] }) {
  const other = issues.find(({ path }) => path !== 'name' && path !== 'yearStart');
  return other ? <p className="text-sm text-danger">{other.message}</p> : null;
}

/** A new plan's vacation policy: the template's rules from the first day of this leave year. */
function useFirstPolicy(templateId: string | null, yearStart: string | null) {
  const { types } = useTypes();
  const today = useToday();
  const template = policyTemplates.find(({ id }) => id === templateId);
  const vacation = types.find(({ code }) => code === 'VACATION');
  if (!template || !vacation) return undefined;
  const { startDate } = leaveYearOf(today, yearStart ?? '01-01');
  return { type: vacation.code, from: startDate, rules: templateRules(template, vacation.unit) };
}

function isPlan(saved: unknown): saved is Plan {
  return !isImpact(saved) && typeof saved === 'object' && saved !== null && 'id' in saved;
}
