import { personName } from '@almanac/domain/access/person-name';
import type { Department } from '@almanac/domain/departments/schema';
import type { User } from '@almanac/domain/people/accounts/schema';
import { sentenceAtField } from '@almanac/domain/refusal';
import { useState } from 'react';
import { toastFailure } from '../../platform/forms/failure-toast.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { countText } from '../../platform/lists/count-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { type BulkUserChange, changeUsersMutation } from './api.ts';

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

/** Selects all shown users, and changes the selection. Always visible, so that the list doesn't shift. */
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
      setFailed(
        result.failed.map(({ id, message }) => ({ name: nameOf(id), message: sentenceAtField(message) })),
      );
      const count = result.succeeded.length;
      if (count > 0) toast(`${countText(count, 'person', 'people')} changed`);
    },
    onError: (error) => toastFailure('No one was changed', error),
  });
  const apply = (change: BulkUserChange) => {
    setQuestion(undefined);
    setFailed([]);
    mutate({ users: affected, change });
  };
  const isIdle = selected.length === 0 || isPending;
  const ask = (kind: BulkUserChange['kind'], label: string) => (
    <Button size="small" isDisabled={isIdle} onPress={() => setQuestion({ kind, people: selected })}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          isSelected={users.length > 0 && selected.length === users.length}
          isIndeterminate={selected.length > 0 && selected.length < users.length}
          onChange={(isAll) => onSelect(isAll ? users : [])}
        >
          Select all
        </Checkbox>
        <p aria-live="polite" className="me-auto min-w-20 text-sm text-ink-muted">
          {selected.length === 0 ? '' : `${selected.length} selected`}
        </p>
        <div className="flex gap-2 max-md:grid max-md:w-full max-md:grid-cols-3">
          {ask('role', 'Role…')}
          {ask('department', 'Department…')}
          {ask('deactivate', 'Deactivate…')}
        </div>
      </div>
      {failed.length > 0 && (
        <Alert tone="danger" title={`${countText(failed.length, 'person was', 'people were')} not changed`}>
          <ul>
            {failed.map(({ name, message }) => (
              <li key={name}>
                <bdi>{name}</bdi>: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <BulkUserQuestion
        kind={question?.kind}
        count={countText(affected.length, 'person', 'people')}
        departments={departments}
        onClose={() => setQuestion(undefined)}
        apply={apply}
      />
    </div>
  );
}
