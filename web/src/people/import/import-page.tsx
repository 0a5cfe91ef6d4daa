import type { PeopleImport } from '@almanac/domain/people/import/import-schema';
import type { StatedOpening } from '@almanac/domain/people/import/opening';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { BackToAdmin } from '../../access/back-to-admin.tsx';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { useToday } from '../../platform/session/today.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { importPeopleMutation, type PeopleText, previewImportMutation } from './api.ts';
import { ImportColumns } from './import-columns.tsx';
import { hasOpenings, OpeningQuestion } from './import-openings.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { countChanges, outcomesText } from './import-text.ts';
import { text } from './messages/text.ts';
import { editedText, usePeopleText } from './use-people-text.ts';

/** Import in two steps: a dry run shows each row's outcome, then all rows are applied or none. */
export function ImportPage() {
  const { text: people, change, forget } = usePeopleText();
  const [shown, setShown] = useState<PeopleImport>();
  const [opening, setOpening] = useState<StatedOpening>({ as: 'BALANCE', on: useToday() });
  // Only the last text's preview counts.
  const checking = useMutation(previewImportMutation());
  const preview = (changed: PeopleText, stated = opening) => {
    change(changed);
    checking.mutate({ ...changed, opening: stated }, { onSuccess: setShown });
  };
  // A restored text with chosen columns is previewed again.
  const previewRestored = useEffectEvent(() => {
    if (people.columns || people.dateOrder) preview(people);
  });
  useEffect(() => previewRestored(), []);
  return (
    <>
      <PageHeader
        title={text('people.import.title')}
        help={<HelpMark at="setting-up-leave#import" />}
        subtitle={text('people.import.subtitle')}
        above={<BackToAdmin />}
      />
      <ImportSource
        csv={people.csv}
        workbook={people.workbook}
        onEdit={(csv) => {
          change(editedText(people, csv));
          setShown(undefined);
          checking.reset();
        }}
        onPreview={(csv) => preview(editedText(people, csv))}
        onWorkbook={(workbook) => preview({ csv: '', workbook })}
        isPending={checking.isPending}
      />
      <FailureAlert title={text('people.import.previewFailed')} error={checking.error} />
      {shown && shown.columns.length > 0 && (
        <ImportColumns
          key={people.workbook?.content ?? people.csv}
          preview={shown}
          onChange={(read) => preview({ ...people, ...read })}
          isPending={checking.isPending}
        />
      )}
      {shown && hasOpenings(shown) && (
        <OpeningQuestion
          opening={opening}
          onChange={(stated) => {
            setOpening(stated);
            preview({ ...people, ...readAs(shown) }, stated);
          }}
          isPending={checking.isPending}
        />
      )}
      {shown && (
        <PreviewCard
          people={{ ...people, opening }}
          onWelcome={(welcome) => change({ ...people, welcome })}
          preview={shown}
          isChecking={checking.isPending}
          onImported={forget}
        />
      )}
    </>
  );
}

interface PreviewCardProps {
  people: PeopleText;
  onWelcome: (welcome: boolean) => void;
  preview: PeopleImport;
  /** Whether another preview is loading. */
  isChecking: boolean;
  onImported: () => void;
}

function PreviewCard({ people, onWelcome, preview, isChecking, onImported }: PreviewCardProps) {
  const navigate = useNavigate();
  const importing = useMutationOnce({
    ...importPeopleMutation(),
    onSettled: (done, error) => {
      if (error || !done) return;
      onImported();
      toast(text('people.import.imported'), { detail: outcomesText(done.people) });
      navigate('/admin/users');
    },
  });
  const changes = countChanges(preview.people);
  const isAdding = preview.people.some(({ outcome }) => outcome === 'create');
  return (
    <Card
      title={text('people.import.preview')}
      subtitle={outcomesText(preview.people)}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton to="/admin/users">{text('people.import.cancel')}</LinkButton>
          <Button
            variant="primary"
            isDisabled={isChecking || preview.faults.length > 0 || changes === 0}
            isPending={importing.isPending}
            pendingLabel={text('people.import.importing')}
            onPress={() => importing.mutate({ ...people, ...readAs(preview) })}
          >
            {text('people.import.import', { count: changes })}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <FailureAlert title={text('people.import.notImportedAny')} error={importing.error} />
        {isAdding && (
          <Switch isSelected={people.welcome ?? false} onChange={onWelcome}>
            {text('people.import.welcome')}
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
