import { longestImport } from '@almanac/domain/people/import/import-columns';
import { useCompany } from '../../platform/session/company.ts';
import { Card } from '../../ui/card.tsx';
import { FileText, type FileTextProps } from './file-text.tsx';
import { ImportHelp } from './import-help.tsx';
import { importTemplate } from './import-template.ts';
import { text } from './messages/text.ts';

type ImportSourceProps = Omit<FileTextProps, 'mostCharacters' | 'example' | 'template'>;

/** Source of the people: a file, previewed at once, or pasted text. */
export function ImportSource(props: ImportSourceProps) {
  const { domain } = useCompany();
  return (
    <Card title={text('people.import.source')}>
      <div className="flex flex-col gap-4">
        <ImportHelp />
        <FileText
          {...props}
          mostCharacters={longestImport.characters}
          example={text('people.import.csvExample', { domain })}
          template={{ href: importTemplate, fileName: 'people.csv' }}
        />
      </div>
    </Card>
  );
}
