import { checkTypeDeletion } from '@almanac/domain/leave/types/type-rules';
import type { StoredType } from '@almanac/domain/leave/types/types-schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackToSettings } from '../access/back-to-settings.tsx';
import { ConfirmDeletion } from '../platform/forms/confirm-deletion.tsx';
import { ListCard } from '../platform/lists/list-card.tsx';
import { AddButton } from '../ui/button/add-button.tsx';
import { RowActions } from '../ui/data/row-actions.tsx';
import { Table } from '../ui/data/table.tsx';
import { lazyComponent } from '../ui/lazy-component.ts';
import { FormDialog } from '../ui/overlay/form-dialog.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { TypeMark } from './types/type-badge.tsx';
import { audienceNames, unitNames } from './types/type-words.ts';
import { deleteTypeMutation, reloadType, storedTypesQuery } from './types/types-api.ts';

const TypeForm = lazyComponent(async () => (await import('./types/type-form.tsx')).TypeForm);

type OpenDialog = { kind: 'add' } | { kind: 'change' | 'delete'; type: StoredType };

export function TypesPage() {
  const query = useQuery(storedTypesQuery());
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <>
      <PageHeader
        title="Types"
        above={<BackToSettings />}
        actions={<AddButton onPress={() => setDialog({ kind: 'add' })}>Add Type</AddButton>}
      />
      <ListCard
        label="Types"
        loading="Loading the types"
        query={query}
        failure="Couldn't load the types"
        rows={4}
      >
        {(types) => <TypeTable types={types} onOpen={setDialog} />}
      </ListCard>
      {dialog && <TypeDialog dialog={dialog} types={query.data ?? []} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function TypeTable({
  types,
  onOpen,
}: {
  types: readonly StoredType[];
  onOpen: (dialog: OpenDialog) => void;
}) {
  return (
    <Table
      label="Types"
      rows={types}
      rowKey={({ code }) => code}
      columns={[
        { id: 'type', header: 'Type', isRowHeader: true, cell: (type) => <TypeMark type={type} /> },
        {
          id: 'approval',
          header: 'Approval',
          cell: ({ needsApproval }) => (needsApproval ? 'Approval' : 'Notice'),
        },
        { id: 'unit', header: 'Unit', shownFrom: 'medium', cell: ({ unit }) => unitNames[unit] },
        { id: 'shownTo', header: 'Who sees it', cell: ({ shownTo }) => audienceNames[shownTo] },
        {
          id: 'actions',
          header: 'Actions',
          align: 'end',
          isHeaderHidden: true,
          cell: (type) => (
            <RowActions
              actions={[
                {
                  label: 'Change',
                  name: `Change ${type.name}`,
                  onPress: () => onOpen({ kind: 'change', type }),
                },
                ...(checkTypeDeletion(type).refused
                  ? []
                  : [
                      {
                        label: 'Delete',
                        name: `Delete ${type.name}`,
                        onPress: () => onOpen({ kind: 'delete', type }),
                      },
                    ]),
              ]}
            />
          ),
        },
      ]}
    />
  );
}

function TypeDialog({
  dialog,
  types,
  onClose,
}: {
  dialog: OpenDialog;
  types: readonly StoredType[];
  onClose: () => void;
}) {
  const type = dialog.kind === 'add' ? undefined : dialog.type;
  if (!type || dialog.kind === 'change') {
    const title = type ? `Change ${type.name}` : 'Add Type';
    return (
      <FormDialog size="large" title={title} fields={9} onClose={onClose}>
        <TypeForm type={type} types={types} onClose={onClose} />
      </FormDialog>
    );
  }
  return (
    <ConfirmDeletion
      title="Delete Type"
      done="Type deleted"
      mutation={deleteTypeMutation()}
      input={type}
      reload={reloadType}
      message={
        <>
          Are you sure you want to delete the type &quot;<bdi>{type.name}</bdi>&quot;? This action cannot be
          undone.
        </>
      }
      onClose={onClose}
    />
  );
}
