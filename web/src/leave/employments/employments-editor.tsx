import { personName } from '@almanac/domain/access/person-name';
import type { Employments, GivenEmployment } from '@almanac/domain/leave/employments/employments-schema';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { isChangedMeanwhile } from '../../platform/http/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { EffectForm } from '../../work-time/rule-changes/effect-form.tsx';
import { useRuleChange } from '../../work-time/rule-changes/use-rule-change.ts';
import { refetchRules } from '../plans/plans-api.ts';
import { EmploymentFields } from './employment-fields.tsx';
import { employmentsCall, employmentsQuery } from './employments-api.ts';
import { text } from './messages/text.ts';

const EffectDialog = lazyDialog(
  async () => (await import('../../work-time/rule-changes/effect-dialog.tsx')).EffectDialog,
);

const mostEmployments = 20;

interface EmploymentsEditorProps {
  user: User;
  title: string;
  stored: Employments;
  onClose: () => void;
}

/** The list of employments as a form. */
export function EmploymentsEditor({ user, title, stored, onClose }: EmploymentsEditorProps) {
  const client = useQueryClient();
  const [employments, setEmployments] = useState<readonly GivenEmployment[]>(stored.employments);
  const [seen, setSeen] = useState(stored);
  const { preview, submit, previewState, error, issues, faultAt, forget } = useRuleChange<Employments>({
    affected: 'SOMEONE',
    done: { text: text('leave.employments.saved'), detail: personName(user) },
    onApplied: async () => {
      await Promise.all([refetchRules(client), client.invalidateQueries({ queryKey: ['users'] })]);
      onClose();
    },
  });
  if (preview) return <EffectDialog title={title} {...preview} onClose={forget} />;
  const save = async () => {
    // After a conflict the next attempt builds on what is stored by then; what was typed stays.
    const current = isChangedMeanwhile(error) ? await client.fetchQuery(employmentsQuery(user.id)) : seen;
    setSeen(current);
    submit(employmentsCall(user.id, current.version, employments));
  };
  const known = employments.flatMap((_each, index) => [
    `employments.${index}.startDate`,
    `employments.${index}.endDate`,
  ]);
  const otherFault = issues.find(({ path }) => path !== 'reason' && !known.includes(path));
  return (
    <Dialog title={title} size="small" isDismissable={!previewState.isPending} onClose={onClose}>
      <EffectForm
        onSubmit={() => {
          void save();
        }}
        error={error}
        previewState={previewState}
        onCancel={onClose}
      >
        <p className="flex items-center gap-1 text-sm text-ink-muted">
          {text('leave.employments.hint')}
          <HelpMark at="setting-up-leave#when-someone-comes-back" />
        </p>
        {employments.map((employment, index) => (
          <EmploymentFields
            // biome-ignore lint/suspicious/noArrayIndexKey: employments are identified by their position.
            key={index}
            position={index}
            count={employments.length}
            employment={employment}
            faults={{
              startDate: faultAt(`employments.${index}.startDate`),
              endDate: faultAt(`employments.${index}.endDate`),
            }}
            onChange={(changed) => setEmployments(employments.with(index, changed))}
            onRemove={() => setEmployments(employments.toSpliced(index, 1))}
          />
        ))}
        {employments.length < mostEmployments && (
          <Button
            className="self-start"
            icon={<Plus aria-hidden="true" />}
            onPress={() => setEmployments([...employments, { countsEarlier: false, keepsBalance: false }])}
          >
            {text('leave.employments.add')}
          </Button>
        )}
        {otherFault && <p className="text-sm text-danger">{otherFault.message}</p>}
      </EffectForm>
    </Dialog>
  );
}
