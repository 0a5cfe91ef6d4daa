import type { WrittenTerms } from '@almanac/domain/leave/terms-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '../platform/count-text.ts';
import { DatePicker } from '../ui/date-picker.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SearchableSelect } from '../ui/searchable-select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AskForEffect } from '../work-time/ask-for-effect.tsx';
import { EffectDialog } from '../work-time/effect-dialog.tsx';
import { useRuleChange } from '../work-time/use-rule-change.ts';
import { plansQuery, refetchRules } from './plans-api.ts';
import { placesQuery, schedulesQuery, type TermsGroup, termsCall } from './terms-api.ts';

/** Whom a change is for, and how they are called. */
export interface TermsTarget {
  group: TermsGroup;
  /** Such as '3 people' or 'everybody in Sales'. */
  text: string;
}

interface ChangeTermsDialogProps {
  target: TermsTarget;
  /** Whether anything was changed. */
  onClose: (isChanged: boolean) => void;
}

/** Gives people a place, a plan or a schedule from a day on, after showing what it does to their balances. */
export function ChangeTermsDialog({ target: { group, text }, onClose }: ChangeTermsDialogProps) {
  const client = useQueryClient();
  const [from, setFrom] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ place?: string; plan?: string; schedule?: string }>({});
  const [reason, setReason] = useState('');
  const { asked, show, isPending, error, issues, faultAt, forget } = useRuleChange<WrittenTerms>();
  const plans = useQuery(plansQuery);
  const places = useQuery(placesQuery);
  const schedules = useQuery(schedulesQuery);
  const known = ['from', 'place', 'plan', 'schedule', 'reason'];
  const otherFault = issues.find(({ path }) => !known.includes(path));
  const title = `Change ${text}`;

  if (asked) {
    return (
      <EffectDialog
        title={title}
        impact={asked.impact}
        call={asked.call}
        done={{ text: 'Changed', detail: countText(asked.impact.people, 'person', 'people') }}
        onApplied={async () => {
          await refetchRules(client);
          onClose(true);
        }}
        onCancel={forget}
      />
    );
  }
  const select = (field: 'place' | 'plan' | 'schedule', label: string, records: readonly Named[] = []) => (
    <SearchableSelect
      label={label}
      nothing="As it is"
      options={records.map(({ id, name }) => ({ id, label: name }))}
      value={chosen[field] ?? null}
      onChange={(id) => {
        const { [field]: _before, ...others } = chosen;
        setChosen(id === null ? others : { ...others, [field]: id });
      }}
      errorMessage={faultAt(field)}
    />
  );
  return (
    <Dialog
      title={title}
      description="What is chosen holds from the day on, also where something changes later; the rest stays as it is."
      size="small"
      isDismissable={!isPending}
      onClose={() => onClose(false)}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          show(termsCall(group, { from: from ?? '', ...chosen, reason }));
        }}
      >
        <DatePicker label="From" isRequired value={from} onChange={setFrom} errorMessage={faultAt('from')} />
        {select('place', 'Place', places.data)}
        {select('plan', 'Leave plan', plans.data)}
        {select('schedule', 'Work schedule', schedules.data)}
        {issues.some(({ path }) => path === 'reason') && (
          <TextField
            label="Reason"
            isRequired
            value={reason}
            onChange={setReason}
            errorMessage={faultAt('reason')}
          />
        )}
        {otherFault && <p className="text-sm text-danger">{otherFault.message}</p>}
        <AskForEffect error={error} isPending={isPending} onCancel={() => onClose(false)} />
      </form>
    </Dialog>
  );
}

interface Named {
  id: string;
  name: string;
}
