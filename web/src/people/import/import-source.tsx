import { importColumns, longestImport } from '@almanac/domain/people/import/import-columns';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useCompany } from '../../platform/company.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface ImportSourceProps {
  csv: string;
  /** The text was changed by hand; what was shown of it before is out of date. */
  onEdit: (csv: string) => void;
  onPreview: (csv: string) => void;
  isPending: boolean;
}

/** Where the people come from: a file, which is previewed at once, or pasted text. */
export function ImportSource({ csv, onEdit, onPreview, isPending }: ImportSourceProps) {
  const { domain } = useCompany();
  const [fault, setFault] = useState<string>();
  const preview = (text: string) => {
    const found = faultOf(text);
    setFault(found);
    if (found === undefined) onPreview(text);
    else onEdit(text);
  };
  return (
    <Card title="People as CSV">
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-ink-muted">
          The first line names the columns: <code className="text-ink">{importColumns.join(',')}</code>. Only{' '}
          <code className="text-ink">email</code> must be there. An address that has an account changes it; an
          empty cell leaves what is there. The <code className="text-ink">status</code> active or deactivated
          says who may sign in. Another employment start changes the days of the leave year, but for totals
          that were set by hand.
        </p>
        <p className="max-w-prose text-ink-muted">
          Places, leave plans and work schedules are called by their names: a newcomer holds them from the
          first day on, somebody who is there already from today on. What people bring with them of a type
          stands in a column of its own, in days or hours, such as{' '}
          <code className="text-ink">opening VACATION</code>; it is added to what their plan grants, and a
          file that is imported twice adds it once.
        </p>
        <TextArea
          label="CSV text"
          rows={8}
          placeholder={`email,name,role,department,employmentStart\njane.doe@${domain},Jane Doe,EMPLOYEE,Engineering,2026-09-01`}
          value={csv}
          onChange={(text) => {
            setFault(undefined);
            onEdit(text);
          }}
          errorMessage={fault}
          isDisabled={isPending}
        />
        <div className="flex flex-wrap gap-2">
          <FileButton
            acceptedTypes={['.csv', 'text/csv']}
            icon={<FileUp aria-hidden="true" />}
            isDisabled={isPending}
            onChoose={async (file) => preview(await file.text())}
          >
            Choose File
          </FileButton>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Checking..."
            onPress={() => preview(csv)}
          >
            Preview
          </Button>
        </div>
      </div>
    </Card>
  );
}

function faultOf(csv: string): string | undefined {
  if (csv.trim() === '') return 'Choose a file or paste the CSV text';
  if (csv.length > longestImport.characters) {
    return `The CSV text must be at most ${longestImport.characters} characters`;
  }
  return undefined;
}
