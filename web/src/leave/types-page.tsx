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
import { settingsRich, settingsText } from './types/messages/settings-text.ts';
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
        title={settingsText('leave.types.title')}
        above={<BackToSettings />}
        actions={
          <AddButton onPress={() => setDialog({ kind: 'add' })}>{settingsText('leave.types.add')}</AddButton>
        }
      />
      <ListCard
        label={settingsText('leave.types.title')}
        loading={settingsText('leave.types.loading')}
        query={query}
        failure={settingsText('leave.types.notLoaded')}
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
      label={settingsText('leave.types.title')}
      rows={types}
      rowKey={({ code }) => code}
      columns={[
        {
          id: 'type',
          header: settingsText('leave.types.typeColumn'),
          isRowHeader: true,
          cell: (type) => <TypeMark type={type} />,
        },
        {
          id: 'approval',
          header: settingsText('leave.types.approvalColumn'),
          cell: ({ needsApproval }) =>
            needsApproval ? settingsText('leave.types.approval') : settingsText('leave.types.notice'),
        },
        {
          id: 'unit',
          header: settingsText('leave.types.unitColumn'),
          shownFrom: 'medium',
          cell: ({ unit }) => unitNames()[unit],
        },
        {
          id: 'shownTo',
          header: settingsText('leave.types.shownToColumn'),
          cell: ({ shownTo }) => audienceNames()[shownTo],
        },
        {
          id: 'actions',
          header: settingsText('leave.types.actionsColumn'),
          align: 'end',
          isHeaderHidden: true,
          cell: (type) => (
            <RowActions
              actions={[
                {
                  label: settingsText('leave.types.change'),
                  name: settingsText('leave.types.changeNamed', type),
                  onPress: () => onOpen({ kind: 'change', type }),
                },
                ...(checkTypeDeletion(type).refused
                  ? []
                  : [
                      {
                        label: settingsText('leave.types.delete'),
                        name: settingsText('leave.types.deleteNamed', type),
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
    const title = type ? settingsText('leave.types.changeNamed', type) : settingsText('leave.types.add');
    return (
      <FormDialog size="large" title={title} fields={9} onClose={onClose}>
        <TypeForm type={type} types={types} onClose={onClose} />
      </FormDialog>
    );
  }
  return (
    <ConfirmDeletion
      title={settingsText('leave.types.deleteTitle')}
      done={settingsText('leave.types.deleted')}
      mutation={deleteTypeMutation()}
      input={type}
      reload={reloadType}
      message={settingsRich('leave.types.deleteQuestion', { name: <bdi>{type.name}</bdi> })}
      onClose={onClose}
    />
  );
}
