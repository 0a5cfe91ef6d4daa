import type { PeopleImport } from '@almanac/domain/people/import/import-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BackToAdmin } from '../../access/back-to-admin.tsx';
import { countText } from '../../platform/count-text.ts';
import { FailureAlert } from '../../platform/failure-alert.tsx';
import { useMutationOnce } from '../../platform/use-mutation-once.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { importPeopleMutation, previewImportMutation } from './api.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { countChanges, outcomesText } from './import-text.ts';

/** In two steps: a dry run shows what each row would do; then all of it is done, or nothing. */
export function ImportPage() {
  const [csv, setCsv] = useState('');
  // Of two texts only the last counts.
  const preview = useMutation(previewImportMutation());
  const forgetPreview = (text: string) => {
    setCsv(text);
    preview.reset();
  };
  return (
    <>
      <PageHeader
        title="Import People"
        subtitle="Adds and changes many people at once, all of them or none."
        above={<BackToAdmin />}
      />
      <ImportSource
        csv={csv}
        onEdit={forgetPreview}
        onPreview={(text) => {
          setCsv(text);
          preview.mutate(text);
        }}
        isPending={preview.isPending}
      />
      <FailureAlert title="The preview could not be made" error={preview.error} />
      {preview.data && <PreviewCard csv={csv} preview={preview.data} />}
    </>
  );
}

function PreviewCard({ csv, preview }: { csv: string; preview: PeopleImport }) {
  const navigate = useNavigate();
  const [welcome, setWelcome] = useState(false);
  const importing = useMutationOnce({
    ...importPeopleMutation(),
    onSettled: (done, error) => {
      if (error || !done) return;
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
            isDisabled={preview.faults.length > 0 || changes === 0}
            isPending={importing.isPending}
            pendingLabel="Importing..."
            onPress={() => importing.mutate({ csv, welcome })}
          >
            {`Import ${countText(changes, 'Person', 'People')}`}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <FailureAlert title="Nothing was imported" error={importing.error} />
        {isAdding && (
          <Switch isSelected={welcome} onChange={setWelcome}>
            Mail those who are added how to sign in
          </Switch>
        )}
        <ImportPreview preview={preview} />
      </div>
    </Card>
  );
}
