import { periodText } from '@almanac/domain/calendar/date-text';
import type { PayrollRun } from '@almanac/domain/payroll/run-schema';
import { Download, FileCheck } from 'lucide-react';
import { FileLink } from '../../platform/lists/file-link.tsx';
import { readerLocale } from '../../platform/locale.ts';
import { InstantText } from '../../platform/time-text.tsx';
import { Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/page/message-panel.tsx';
import { text } from '../messages/text.ts';
import { fileAddress } from './api.ts';

/** What was handed over, latest first, each run with its files. */
export function RunTable({ runs }: { runs: readonly PayrollRun[] }) {
  return (
    <Table
      label={text('payroll.runsTitle')}
      rows={runs}
      rowKey={({ id }) => id}
      emptyState={
        <EmptyState
          icon={<FileCheck aria-hidden="true" />}
          title={text('payroll.noRuns')}
          message={text('payroll.noRunsHint')}
        />
      }
      columns={[
        {
          id: 'period',
          header: text('payroll.period'),
          isRowHeader: true,
          cell: ({ from, to }) => (
            <span className="font-medium">
              {periodText({ startDate: from, endDate: to }, readerLocale())}
            </span>
          ),
        },
        {
          id: 'profile',
          header: text('payroll.profileColumn'),
          cell: ({ profileName }) => <bdi>{profileName}</bdi>,
        },
        {
          id: 'by',
          header: text('payroll.madeBy'),
          shownFrom: 'medium',
          cell: ({ createdBy, createdAt }) => (
            <span className="flex flex-col">
              <bdi>{createdBy.name}</bdi>
              <span className="text-sm text-ink-muted">
                <InstantText instant={createdAt} />
              </span>
            </span>
          ),
        },
        {
          id: 'rows',
          header: text('payroll.rows'),
          align: 'end',
          cell: ({ rowCount }) => <span className="tabular-nums">{rowCount}</span>,
        },
        {
          id: 'corrections',
          header: text('payroll.correctionsColumn'),
          align: 'end',
          shownFrom: 'wide',
          cell: ({ correctionCount }) => <span className="tabular-nums">{correctionCount}</span>,
        },
        {
          id: 'file',
          header: text('payroll.download'),
          align: 'end',
          isHeaderHidden: true,
          cell: ({ id, from, to }) => (
            <FileLink href={fileAddress(id)} size="small" icon={<Download aria-hidden="true" />}>
              <span aria-hidden="true">{text('payroll.download')}</span>
              <span className="sr-only">{text('payroll.downloadOf', { from, to })}</span>
            </FileLink>
          ),
        },
      ]}
    />
  );
}
