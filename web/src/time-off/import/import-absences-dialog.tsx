import { absenceColumns, longestAbsenceImport } from '@almanac/domain/time-off/import/absence-columns';
import type { AbsencesImport } from '@almanac/domain/time-off/import/schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { FileText } from '../../people/import/file-text.tsx';
import { ColumnChoices } from '../../people/import/import-columns.tsx';
import { FailureAlert } from '../../platform/forms/failure-alert.tsx';
import { HelpMark } from '../../platform/help/help-mark.tsx';
import { receiveProgress, useProgress } from '../../platform/http/progress.ts';
import { useMutationOnce } from '../../platform/http/use-mutation-once.ts';
import { useCompany } from '../../platform/session/company.ts';
import { Button } from '../../ui/button/button.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { AbsencePreview } from './absence-preview.tsx';
import { type AbsencesText, importAbsencesMutation, previewAbsencesMutation } from './api.ts';
import { absenceColumnText, absencesText, countAdded, importProgress } from './import-text.ts';
import { text } from './messages/text.ts';

// The byte order mark makes spreadsheets read the file as UTF-8.
const template = {
  href: `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${absenceColumns.join(',')}\r\n`)}`,
  fileName: 'absences.csv',
};

/** Imports absences in two steps: a dry run shows each row's outcome, then all are recorded or none. */
export function ImportAbsencesDialog({ onClose }: { onClose: () => void }) {
  const { domain } = useCompany();
  const progress = useId();
  const [absences, setAbsences] = useState<AbsencesText>({ csv: '' });
  const [shown, setShown] = useState<AbsencesImport>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const checking = useMutation(previewAbsencesMutation(progress));
  const importing = useMutationOnce({
    ...importAbsencesMutation(progress),
    onSettled: (done, error) => {
      if (error || !done) return;
      toast(text('time-off.import.imported'), { detail: absencesText(done.rows) });
      onClose();
    },
  });
  const preview = (changed: AbsencesText) => {
    running.current?.abort();
    running.current = new AbortController();
    receiveProgress(undefined);
    setAbsences(changed);
    checking.mutate({ absences: changed, signal: running.current.signal }, { onSuccess: setShown });
  };
  const count = shown ? countAdded(shown.rows) : 0;
  const isReady = shown !== undefined && shown.faults.length === 0 && count > 0;
  return (
    <Dialog
      isOpen
      size="large"
      title={text('time-off.import.title')}
      description={
        <>
          {text('time-off.import.description')} <HelpMark at="setting-up-leave#absences-taken-so-far" />
        </>
      }
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('time-off.import.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={!isReady || checking.isPending}
            isPending={importing.isPending}
            pendingLabel={text('time-off.import.importing')}
            onPress={() => shown && importing.mutate({ ...absences, ...readAs(shown) })}
          >
            {text('time-off.import.import', { count })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FileText
          csv={absences.csv}
          workbook={absences.workbook}
          mostCharacters={longestAbsenceImport.characters}
          example={text('time-off.import.example', { domain })}
          template={template}
          onEdit={(csv) => {
            setAbsences({ csv });
            setShown(undefined);
            checking.reset();
          }}
          onPreview={(csv) => preview({ csv })}
          onWorkbook={(workbook) => preview({ csv: '', workbook })}
          isPending={checking.isPending}
        />
        {(checking.isPending || importing.isPending) && <ImportProgress call={progress} />}
        <FailureAlert title={text('time-off.import.previewFailed')} error={checking.error} />
        <FailureAlert title={text('time-off.import.notImported')} error={importing.error} />
        {shown && shown.columns.length > 0 && (
          <ColumnChoices
            key={absences.workbook?.content ?? absences.csv}
            preview={shown}
            onChange={(read) => preview({ ...absences, ...read })}
            isPending={checking.isPending}
            nameOf={absenceColumnText}
          />
        )}
        {shown && <AbsencePreview preview={shown} />}
      </div>
    </Dialog>
  );
}

function ImportProgress({ call }: { call: string }) {
  const progress = useProgress(call);
  return progress ? <ProgressBar {...importProgress(progress)} /> : null;
}

/** The import uses the columns and dates of the preview, even those detected from the file. */
function readAs({ columns, dateOrder }: AbsencesImport): Pick<AbsencesText, 'columns' | 'dateOrder'> {
  return {
    columns: columns.map(({ column }) => column ?? null),
    ...(dateOrder && dateOrder !== 'UNKNOWN' && { dateOrder }),
  };
}
