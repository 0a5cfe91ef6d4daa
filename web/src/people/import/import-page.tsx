import type { PeopleImport } from '@almanac/domain/people/import/import-schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { BackToAdmin } from '../../access/back-to-admin.tsx';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { countText } from '../../platform/lists/count-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { importPeopleMutation, type PeopleText, previewImportMutation } from './api.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { countChanges, outcomesText } from './import-text.ts';
import { editedText, usePeopleText } from './use-people-text.ts';

/** Import in two steps: a dry run shows each row's outcome, then all rows are applied or none. */
export function ImportPage() {
  const { text, change, forget } = usePeopleText();
  const [shown, setShown] = useState<PeopleImport>();
  // Only the last text's preview counts.
  const checking = useMutation(previewImportMutation());
  const preview = (changed: PeopleText) => {
    change(changed);
    checking.mutate(changed, { onSuccess: setShown });
  };
  // A restored text with chosen columns is previewed again.
  const previewRestored = useEffectEvent(() => {
    if (text.columns || text.dateOrder) preview(text);
  });
  useEffect(() => previewRestored(), []);
  return (
    <>
      <PageHeader
        title="Import People"
        help={<HelpMark at="setting-up-leave#import" />}
        subtitle="Adds and changes people, all or none."
        above={<BackToAdmin />}
      />
      <ImportSource
        csv={text.csv}
        onEdit={(csv) => {
          change(editedText(text, csv));
          setShown(undefined);
          checking.reset();
        }}
        onPreview={(csv) => preview(editedText(text, csv))}
        isPending={checking.isPending}
      />
      <FailureAlert title="The preview could not be made" error={checking.error} />
      {shown && shown.columns.length > 0 && (
        <ImportColumns
          key={text.csv}
          preview={shown}
          onChange={(read) => preview({ ...text, ...read })}
          isPending={checking.isPending}
        />
      )}
      {shown && (
        <PreviewCard
          text={text}
          onWelcome={(welcome) => change({ ...text, welcome })}
          preview={shown}
          isChecking={checking.isPending}
          onImported={forget}
        />
      )}
    </>
  );
}

interface PreviewCardProps {
  text: PeopleText;
  onWelcome: (welcome: boolean) => void;
  preview: PeopleImport;
  /** Whether another preview is loading. */
  isChecking: boolean;
  onImported: () => void;
}

function PreviewCard({ text, onWelcome, preview, isChecking, onImported }: PreviewCardProps) {
  const navigate = useNavigate();
  const importing = useMutationOnce({
    ...importPeopleMutation(),
    onSettled: (done, error) => {
      if (error || !done) return;
      onImported();
      toast('People imported', { detail: outcomesText(done.people) });
      navigate('/admin/users');
    },
  });
  const changes = countChanges(preview.people);
  const isAdding = preview.people.some(({ outcome }) => outcome === 'create');
  return (
    <Card
      title="Preview"
      subtitle={outcomesText(preview.people)}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton to="/admin/users">Cancel</LinkButton>
          <Button
            variant="primary"
            isDisabled={isChecking || preview.faults.length > 0 || changes === 0}
            isPending={importing.isPending}
            pendingLabel="Importing..."
            onPress={() => importing.mutate({ ...text, ...readAs(preview) })}
          >
            {`Import ${countText(changes, 'Person', 'People')}`}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <FailureAlert title="Nothing was imported" error={importing.error} />
        {isAdding && (
          <Switch isSelected={text.welcome ?? false} onChange={onWelcome}>
            Mail those who are added how to sign in
          </Switch>
        )}
        <ImportPreview preview={preview} />
      </div>
    </Card>
  );
}

/** The import uses the columns and dates of the preview, even those detected from the file. */
function readAs({ columns, dateOrder }: PeopleImport): Pick<PeopleText, 'columns' | 'dateOrder'> {
  return {
    columns: columns.map(({ column }) => column ?? null),
    ...(dateOrder && dateOrder !== 'UNKNOWN' && { dateOrder }),
  };
}
