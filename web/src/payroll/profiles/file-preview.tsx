import { monthNumber } from '@almanac/domain/calendar/date-parts';
import type { ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';
import { csvLines } from '@almanac/domain/payroll/rendering/csv-text';
import { useTypes } from '../../leave/types/types.ts';
import { useToday } from '../../platform/session/today.ts';
import { Card } from '../../ui/card.tsx';
import { text } from '../messages/text.ts';
import { sampleRows } from './sample-rows.ts';

/** The first lines of the profile's file, as they are typed. */
export function FilePreview({ settings }: { settings: ProfileSettings }) {
  const today = useToday();
  const { types } = useTypes();
  const typeName = (code: string) => types.find((type) => type.code === code)?.name;
  const rows = sampleRows(settings, typeName, today);
  // The cells of an Excel file, side by side.
  const form = settings.format === 'XLSX' ? { ...settings, separator: '\t' as const } : settings;
  const lines = [...csvLines(rows, form, monthNumber(today))];
  return (
    <Card title={text('payroll.preview')} subtitle={text('payroll.previewHint')}>
      {settings.columns.length === 0 ? (
        <p className="text-ink-muted">{text('payroll.noPreview')}</p>
      ) : (
        <div
          dir="ltr"
          className="rounded-md border border-line bg-page p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap text-ink"
        >
          {lines.join('').replaceAll('\t', '  →  ')}
        </div>
      )}
    </Card>
  );
}
