import { longestImport } from '@almanac/domain/people/import/import-columns';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useCompany } from '../../platform/session/company.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FileButton } from '../../ui/button/file-button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { DownloadLink } from '../../ui/page/download-link.tsx';
import { Select } from '../../ui/select/select.tsx';
import { ImportHelp } from './import-help.tsx';
import { importTemplate } from './import-template.ts';
import { decode, type Encoding, encodings, isWorkbook, readTextFile } from './read-text-file.ts';

interface ImportSourceProps {
  csv: string;
  /** Called on manual edits, which make the preview outdated. */
  onEdit: (csv: string) => void;
  onPreview: (csv: string) => void;
  isPending: boolean;
}

/** A file whose encoding is guessed. */
interface UncertainFile {
  name: string;
  bytes: Uint8Array;
  encoding: Encoding;
}

/** Source of the people: a file, previewed at once, or pasted text. */
export function ImportSource({ csv, onEdit, onPreview, isPending }: ImportSourceProps) {
  const { domain } = useCompany();
  const [fault, setFault] = useState<string>();
  const [uncertain, setUncertain] = useState<UncertainFile>();
  const preview = (text: string) => {
    const found = faultOf(text);
    setFault(found);
    if (found === undefined) onPreview(text);
    else onEdit(text);
  };
  const edit = (text: string) => {
    setFault(undefined);
    setUncertain(undefined);
    onEdit(text);
  };
  const readFile = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    setUncertain(undefined);
    if (isWorkbook(bytes))
      return setFault(`${file.name} is a workbook: please save it as CSV and choose that`);
    const { text, encoding, isGuess } = readTextFile(bytes);
    if (isGuess) setUncertain({ name: file.name, bytes, encoding });
    preview(text);
  };
  return (
    <Card title="People as CSV">
      <div className="flex flex-col gap-4">
        <ImportHelp />
        <TextArea
          label="CSV text"
          rows={8}
          placeholder={`email,name,role,department,employmentStart\njane.doe@${domain},Jane Doe,EMPLOYEE,Engineering,2026-09-01`}
          value={csv}
          onChange={edit}
          errorMessage={fault}
          isDisabled={isPending}
        />
        {uncertain && (
          <LettersOfFile
            file={uncertain}
            onChoose={(encoding) => {
              setUncertain({ ...uncertain, encoding });
              preview(decode(uncertain.bytes, encoding));
            }}
            isDisabled={isPending}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <FileButton
            acceptedTypes={['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values', 'text/plain']}
            icon={<FileUp aria-hidden="true" />}
            isDisabled={isPending}
            onChoose={readFile}
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
          <DownloadLink href={importTemplate} fileName="people.csv" icon={<Download aria-hidden="true" />}>
            Download Template
          </DownloadLink>
          {csv !== '' && (
            <Button variant="quiet" isDisabled={isPending} onPress={() => edit('')}>
              Start Over
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

interface LettersOfFileProps {
  file: UncertainFile;
  onChoose: (encoding: Encoding) => void;
  isDisabled: boolean;
}

/** Shows a guessed file encoding, and offers others. */
function LettersOfFile({ file: { name, encoding }, onChoose, isDisabled }: LettersOfFileProps) {
  return (
    <Alert tone="warning" title={`${name} is not UTF-8`}>
      <p>
        Its letters were read as {encodings[encoding]}. Please look at names with letters such as ä, é or ł,
        and read it otherwise where they are wrong.
      </p>
      <Select
        label="File encoding"
        className="max-w-72 pt-1"
        options={encodingOptions}
        value={encoding}
        onChange={(chosen) => chosen && onChoose(chosen)}
        isDisabled={isDisabled}
      />
    </Alert>
  );
}

const encodingOptions = (Object.keys(encodings) as Encoding[]).map((id) => ({ id, label: encodings[id] }));

function faultOf(csv: string): string | undefined {
  if (csv.trim() === '') return 'Choose a file or paste the CSV text';
  if (csv.length > longestImport.characters) {
    return `The CSV text must be at most ${longestImport.characters} characters`;
  }
  return undefined;
}
