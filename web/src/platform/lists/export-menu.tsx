import { Download, FileSpreadsheet, FileText, Sheet } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import type { ButtonSize } from '../../ui/button/button-style.ts';
import { MenuTrigger } from '../../ui/menu/menu-trigger.tsx';
import { exportAddress, type Filter } from './export-address.ts';
import { text } from './messages/text.ts';
import { useDownload } from './use-download.ts';

interface ExportMenuProps {
  path: `/${string}`;
  filters: { [name: string]: Filter };
  size?: ButtonSize;
}

/** A menu of the list as a file: neutral, for Excel in the reader's language and separators, and of Excel. */
export function ExportMenu({ path, filters, size = 'medium' }: ExportMenuProps) {
  const download = useDownload();
  const entry = (format: 'CSV' | 'CSV_EXCEL' | 'XLSX') => ({
    id: format,
    onAction: () => download(exportAddress(path, { ...filters, format })),
  });
  return (
    <MenuTrigger
      label={text('platform.lists.export')}
      entries={[
        { ...entry('CSV'), label: text('platform.lists.csv'), icon: <FileText aria-hidden="true" /> },
        {
          ...entry('CSV_EXCEL'),
          label: text('platform.lists.csvForExcel'),
          icon: <Sheet aria-hidden="true" />,
        },
        {
          ...entry('XLSX'),
          label: text('platform.lists.xlsx'),
          icon: <FileSpreadsheet aria-hidden="true" />,
        },
      ]}
    >
      {(button) => (
        <Button {...button} size={size} icon={<Download aria-hidden="true" />}>
          {text('platform.lists.export')}
        </Button>
      )}
    </MenuTrigger>
  );
}
