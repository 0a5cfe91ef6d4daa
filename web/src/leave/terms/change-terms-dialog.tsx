import type { WrittenTerms } from '@almanac/domain/leave/terms/terms-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDraftState } from '../../platform/forms/use-draft-state.ts';
import { useLastDay } from '../../platform/session/today.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SearchableSelect } from '../../ui/select/searchable-select.tsx';
import { EffectForm } from '../../work-time/rule-changes/effect-form.tsx';
import { useRuleChange } from '../../work-time/rule-changes/use-rule-change.ts';
import { plansQuery, refetchRules } from '../plans/plans-api.ts';
import { dialogsText } from './messages/dialogs-text.ts';
import { text } from './messages/text.ts';
import { placesQuery, schedulesQuery, type TermsGroup, termsCall } from './terms-api.ts';

const EffectDialog = lazyDialog(
  async () => (await import('../../work-time/rule-changes/effect-dialog.tsx')).EffectDialog,
);

/** The people a change applies to: those chosen, or all of a department. */
export type TermsTarget = { userIds: string[] } | { department: { id: string; name: string } };

interface ChangeTermsDialogProps {
  target: TermsTarget;
  /** The initial choice. */
  initial?: ChosenTerms;
  onChanged: () => void;
  onClose: () => void;
}

/** Assigns a place, plan or schedule from a day, after a preview of the balances. */
export function ChangeTermsDialog({
  target,
  initial = nothingChosen,
  onChanged,
  onClose,
}: ChangeTermsDialogProps) {
  const client = useQueryClient();
  const { group, title, detail } = textsOf(target);
  const draftName = initial === nothingChosen ? 'change-terms' : `change-terms-${initial.chosen.plan ?? ''}`;
  const { value, change, forget: forgetDraft } = useDraftState(draftName, () => initial);
  const { from, chosen } = value;
  const edit = (edited: Partial<ChosenTerms>) => change({ ...value, ...edited });
  const close = () => {
    forgetDraft();
    onClose();
  };
  const { preview, submit, previewState, error, issues, faultAt, forget } = useRuleChange<WrittenTerms>({
    affected: 'SOMEONE',
    done: { text: dialogsText('leave.terms.changed'), detail },
    onApplied: async () => {
      forgetDraft();
      await refetchRules(client);
      onChanged();
      onClose();
    },
  });
  const bounds = useLastDay();
  const plans = useQuery(plansQuery);
  const places = useQuery(placesQuery);
  const schedules = useQuery(schedulesQuery);
  const known = ['from', 'place', 'plan', 'schedule', 'reason'];
  const otherFault = issues.find(({ path }) => !known.includes(path));

  if (preview) {
    return <EffectDialog title={title} {...preview} onClose={forget} />;
  }
  const select = (field: 'place' | 'plan' | 'schedule', label: string, records: readonly Named[] = []) => (
    <SearchableSelect
      label={label}
      nothing={dialogsText('leave.terms.noChange')}
      options={records.map(({ id, name }) => ({ id, label: name }))}
      value={chosen[field] ?? null}
      onChange={(id) => {
        const { [field]: _before, ...others } = chosen;
        edit({ chosen: id === null ? others : { ...others, [field]: id } });
      }}
      errorMessage={faultAt(field)}
    />
  );
  return (
    <Dialog
      title={title}
      description={dialogsText('leave.terms.changeHint')}
      size="small"
      isDismissable={!previewState.isPending}
      onClose={close}
    >
      <EffectForm
        onSubmit={() => submit(termsCall(group, { from: from ?? '', ...chosen }))}
        error={error}
        previewState={previewState}
        onCancel={close}
      >
        <DatePicker
          label={dialogsText('leave.terms.fromField')}
          isRequired
          value={from}
          onChange={(day) => edit({ from: day })}
          errorMessage={faultAt('from')}
          {...bounds}
        />
        {select('place', text('leave.terms.place'), places.data)}
        {select('plan', text('leave.terms.plan'), plans.data)}
        {select('schedule', text('leave.terms.schedule'), schedules.data)}
        {otherFault && <p className="text-sm text-danger">{otherFault.message}</p>}
      </EffectForm>
    </Dialog>
  );
}

/** The group of the call, the title of the dialog, and whom the toast names. */
function textsOf(target: TermsTarget): { group: TermsGroup; title: string; detail: string } {
  if ('userIds' in target) {
    const count = target.userIds.length;
    return {
      group: target,
      title: dialogsText('leave.terms.changeOfPeople', { count }),
      detail: text('leave.terms.people', { count }),
    };
  }
  const { id, name } = target.department;
  return {
    group: { departmentId: id },
    title: dialogsText('leave.terms.changeOfDepartment', { name }),
    detail: dialogsText('leave.terms.everyoneIn', { name }),
  };
}

export interface ChosenTerms {
  from: string | null;
  chosen: { place?: string; plan?: string; schedule?: string };
}

const nothingChosen: ChosenTerms = { from: null, chosen: {} };

interface Named {
  id: string;
  name: string;
}
