import { personName } from '@almanac/domain/access/person-name';
import type { Department } from '@almanac/domain/departments/schema';
import type { User } from '@almanac/domain/people/accounts/schema';
import { useState } from 'react';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { type BulkUserChange, changeUsersMutation } from './api.ts';
import { rich, text } from './messages/text.ts';
import { UserHeadings } from './user-list.tsx';

const BulkUserQuestion = lazyDialog(
  async () => (await import('./bulk-user-question.tsx')).BulkUserQuestion,
  ({ kind }) => kind !== undefined,
);

interface BulkUserBarProps {
  users: readonly User[];
  selected: readonly User[];
  onSelect: (users: readonly User[]) => void;
  departments: readonly Department[];
}

function bulkChanges(): readonly { kind: BulkUserChange['kind']; label: string }[] {
  return [
    { kind: 'role', label: text('people.accounts.bulkRole') },
    { kind: 'department', label: text('people.accounts.bulkDepartment') },
    { kind: 'deactivate', label: text('people.accounts.bulkDeactivate') },
  ];
}

/** Selects all shown users. What changes the selection replaces the headings, so that the list doesn't shift. */
export function BulkUserBar({ users, selected, onSelect, departments }: BulkUserBarProps) {
  // Snapshot from when the question opened, so that the answer applies to what was shown.
  const [question, setQuestion] = useState<{ kind: BulkUserChange['kind']; people: readonly User[] }>();
  const affected = question?.people ?? selected;
  const [failed, setFailed] = useState<readonly { name: string; message: string }[]>([]);
  const { mutate, isPending } = useMutationOnce({
    ...changeUsersMutation(),
    onSuccess: (result, { users: changed }) => {
      onSelect([]);
      const nameOf = (id: string) =>
        changed
          .filter((user) => user.id === id)
          .map(personName)
          .join('');
      setFailed(result.failed.map(({ id, message }) => ({ name: nameOf(id), message })));
      const count = result.succeeded.length;
      if (count > 0) toast(text('people.accounts.changed', { count }));
    },
    onError: (error) => toastFailure(text('people.accounts.noneChanged'), error),
  });
  const apply = (change: BulkUserChange) => {
    setQuestion(undefined);
    setFailed([]);
    mutate({ users: affected, change });
  };
  const hasSelected = selected.length > 0;
  const actions = bulkChanges().map(({ kind, label }) => ({
    id: kind,
    label,
    isDisabled: isPending,
    onAction: () => setQuestion({ kind, people: selected }),
  }));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center gap-3 border-b border-line">
        <Checkbox
          isSelected={users.length > 0 && selected.length === users.length}
          isIndeterminate={selected.length > 0 && selected.length < users.length}
          onChange={(isAll) => onSelect(isAll ? users : [])}
        >
          <span className="as-rows:sr-only">{text('people.accounts.selectAll')}</span>
        </Checkbox>
        {/* As wide as the faces below. */}
        {!hasSelected && <span className="size-7 shrink-0 as-cards:hidden" />}
        <p aria-live="polite" className={hasSelected ? 'me-auto text-sm text-ink-muted' : 'sr-only'}>
          {hasSelected && text('people.accounts.selected', { count: selected.length })}
        </p>
        {!hasSelected && <UserHeadings />}
        {hasSelected && (
          <>
            <div className="flex gap-2 max-md:hidden">
              {actions.map(({ id, label, isDisabled, onAction }) => (
                <Button key={id} size="small" isDisabled={isDisabled} onPress={onAction}>
                  {label}
                </Button>
              ))}
            </div>
            <div className="md:hidden">
              <MoreMenu label={text('people.accounts.bulkMenu')} entries={actions} />
            </div>
          </>
        )}
      </div>
      {failed.length > 0 && (
        <Alert tone="danger" title={text('people.accounts.notChanged', { count: failed.length })}>
          <ul>
            {failed.map(({ name, message: reason }) => (
              <li key={name}>
                {rich('people.accounts.notChangedReason', { name: <bdi>{name}</bdi>, reason })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <BulkUserQuestion
        kind={question?.kind}
        count={affected.length}
        departments={departments}
        onClose={() => setQuestion(undefined)}
        apply={apply}
      />
    </div>
  );
}
