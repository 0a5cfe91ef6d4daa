import { longestWorkbook } from '@almanac/domain/people/import/import-columns';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FileButton } from '../../ui/button/file-button.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { DownloadLink } from '../../ui/page/download-link.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { ChosenFile, ChosenWorkbook } from './chosen-file.ts';
import { text } from './messages/text.ts';
import {
  base64Of,
  decode,
  type Encoding,
  encodings,
  isOldWorkbook,
  isWorkbook,
  readTextFile,
} from './read-text-file.ts';

export interface FileTextProps extends ChosenFile {
  /** The most characters of an import. */
  mostCharacters: number;
  /** Shown in the empty field. */
  example: string;
  /** A file with the headings only. */
  template: { href: string; fileName: string };
  /** Called on manual edits, which make the preview outdated. */
  onEdit: (csv: string) => void;
  onPreview: (csv: string) => void;
  onWorkbook: (workbook: ChosenWorkbook) => void;
  isPending: boolean;
}

/** A file whose encoding is guessed. */
interface UncertainFile {
  name: string;
  bytes: Uint8Array;
  encoding: Encoding;
}

/** The file of an import, previewed at once, or pasted text. */
export function FileText({
  csv,
  workbook,
  mostCharacters,
  example,
  template,
  onEdit,
  onPreview,
  onWorkbook,
  isPending,
}: FileTextProps) {
  const [fault, setFault] = useState<string>();
  const [uncertain, setUncertain] = useState<UncertainFile>();
  const preview = (given: string) => {
    const found = faultOf(given, mostCharacters);
    setFault(found);
    if (found === undefined) onPreview(given);
    else onEdit(given);
  };
  const edit = (given: string) => {
    setFault(undefined);
    setUncertain(undefined);
    onEdit(given);
  };
  const readFile = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    setUncertain(undefined);
    if (isOldWorkbook(bytes)) return setFault(text('people.import.workbook', { file: file.name }));
    if (isWorkbook(bytes)) {
      const isTooLong = bytes.length > longestWorkbook;
      setFault(isTooLong ? text('people.import.workbookTooLong', { file: file.name }) : undefined);
      if (!isTooLong) onWorkbook({ name: file.name, content: base64Of(bytes) });
      return;
    }
    const { text: read, encoding, isGuess } = readTextFile(bytes);
    if (isGuess) setUncertain({ name: file.name, bytes, encoding });
    preview(read);
  };
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={text('people.import.csvText')}
        rows={8}
        placeholder={example}
        value={csv}
        onChange={edit}
        errorMessage={fault}
        isDisabled={isPending}
      />
      {workbook && (
        <Alert tone="info" title={text('people.import.workbookChosen', { file: workbook.name })}>
          <p>{text('people.import.firstSheet')}</p>
        </Alert>
      )}
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
          acceptedTypes={[
            '.xlsx',
            '.csv',
            '.tsv',
            '.txt',
            'text/csv',
            'text/tab-separated-values',
            'text/plain',
          ]}
          icon={<FileUp aria-hidden="true" />}
          isDisabled={isPending}
          onChoose={readFile}
        >
          {text('people.import.chooseFile')}
        </FileButton>
        <Button
          variant="primary"
          isPending={isPending}
          pendingLabel={text('people.import.checking')}
          onPress={() => (workbook && csv === '' ? onWorkbook(workbook) : preview(csv))}
        >
          {text('people.import.preview')}
        </Button>
        <DownloadLink {...template} icon={<Download aria-hidden="true" />}>
          {text('people.import.template')}
        </DownloadLink>
        {(csv !== '' || workbook) && (
          <Button variant="quiet" isDisabled={isPending} onPress={() => edit('')}>
            {text('people.import.startOver')}
          </Button>
        )}
      </div>
    </div>
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
    <Alert tone="warning" title={text('people.import.notUtf8', { file: name })}>
      <p>{text('people.import.notUtf8Hint', { encoding: encodingText(encoding) })}</p>
      <Select
        label={text('people.import.encoding')}
        className="max-w-72 pt-1"
        options={encodings.map((id) => ({ id, label: encodingText(id) }))}
        value={encoding}
        onChange={(chosen) => chosen && onChoose(chosen)}
        isDisabled={isDisabled}
      />
    </Alert>
  );
}

function encodingText(encoding: Encoding): string {
  switch (encoding) {
    case 'utf-8':
      return text('people.import.utf8');
    case 'windows-1252':
      return text('people.import.westernEuropean');
    case 'windows-1250':
      return text('people.import.centralEuropean');
    case 'macintosh':
      return text('people.import.macintosh');
    case 'utf-16le':
      return text('people.import.utf16');
    case 'utf-16be':
      return text('people.import.utf16BigEndian');
  }
}

function faultOf(csv: string, most: number): string | undefined {
  if (csv.trim() === '') return text('people.import.csvMissing');
  return csv.length > most ? text('people.import.csvTooLong', { most }) : undefined;
}
