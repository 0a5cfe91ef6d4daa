import { nameLanguages } from '@almanac/domain/language/names';
import type { Plan } from '@almanac/domain/leave/plans/plan-schema';
import type { Issue } from '@almanac/domain/refusal';
import { useQueryClient } from '@tanstack/react-query';
import { textOf } from '../../language/messages.ts';
import { OtherNames } from '../../platform/forms/names/other-names.tsx';
import { typedNames } from '../../platform/forms/names/typed-names.ts';
import { useDraftState } from '../../platform/forms/use-draft-state.ts';
import { mainNameOf } from '../../platform/shown-name.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { EffectDialog } from '../../work-time/rule-changes/effect-dialog.tsx';
import { EffectForm } from '../../work-time/rule-changes/effect-form.tsx';
import { useRuleChange } from '../../work-time/rule-changes/use-rule-change.ts';
import { text } from './messages/text.ts';
import { planCall, refetchRules, type WrittenPlan } from './plans-api.ts';
import { YearStartFields } from './year-start-fields.tsx';

interface PlanDialogProps {
  plan: Plan;
  onClose: () => void;
}

/** Name and leave year start of a plan. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const client = useQueryClient();
  const { value, change, forget: forgetDraft } = useDraftState(`plan-${plan.id}`, () => typedOf(plan));
  const { seen, name, names, yearStart } = value;
  const edit = (edited: Partial<TypedPlan>) => change({ ...value, ...edited });
  const close = () => {
    forgetDraft();
    onClose();
  };
  const written: WrittenPlan = { name, names, yearStart };
  const { preview, submit, previewState, error, issues, faultAt, forget } = useRuleChange({
    // Only a plan without people can change more than its name.
    affected: 'NO_ONE',
    done: { text: text('leave.plans.changed'), detail: name },
    onApplied: async () => {
      await refetchRules(client);
      close();
    },
  });
  const title = text('leave.plans.changeTitle', plan);

  if (preview) {
    return <EffectDialog title={title} {...preview} onClose={forget} />;
  }
  return (
    <Dialog title={title} size="small" isDismissable={!previewState.isPending} onClose={close}>
      <EffectForm
        onSubmit={() => submit(planCall(seen, written))}
        error={error}
        previewState={previewState}
        onCancel={close}
      >
        <TextField
          label={text('leave.plans.nameField')}
          isRequired
          autoFocus
          autoComplete="off"
          value={name}
          onChange={(typed) => edit({ name: typed })}
          errorMessage={faultAt('name')}
        />
        <OtherNames
          hasFault={nameLanguages.some((language) => faultAt(`names.${language}`) !== undefined)}
          field={(language, props) => (
            <TextField
              {...props}
              value={names[language]}
              onChange={(typed) => edit({ names: { ...names, [language]: typed } })}
              errorMessage={faultAt(`names.${language}`)}
            />
          )}
        />
        {plan.people > 0 ? (
          <p className="text-sm text-ink-muted">{text('leave.plans.yearFixedHint')}</p>
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

interface TypedPlan extends WrittenPlan {
  /** The plan when editing began. */
  seen: Plan;
}

function typedOf(plan: Plan): TypedPlan {
  const { names, yearStart } = plan;
  return { seen: plan, name: mainNameOf(plan), names: typedNames(names), yearStart };
}

/** Errors in existing policies, which the form has no field for. */
function OtherFaults({ issues }: { issues: readonly Issue[] }) {
  const other = issues.find(
    ({ path }) => path !== 'name' && !path.startsWith('names.') && path !== 'yearStart',
  );
  return other ? <p className="text-sm text-danger">{textOf(other.message)}</p> : null;
}
