// biome-ignore-all lint/a11y/noRedundantRoles: at narrow widths the display of these elements changes, which takes their own roles away.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column that names the row; in a card it is the heading. */
  isRowHeader?: boolean;
  /** Numbers stand at the end, actions too. */
  align?: 'start' | 'end';
  /** Leaves the header to screen readers, as over a column of buttons. */
  isHeaderHidden?: boolean;
};

export type TableProps<Row> = {
  /** What the table lists; the heading above it usually says the same. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown in the place of the rows while there are none. */
  emptyState?: ReactNode;
  className?: string;
};

/** A table that becomes a list of cards at narrow widths. */
export function Table<Row>({ label, columns, rows, rowKey, emptyState, className }: TableProps<Row>) {
  if (rows.length === 0 && emptyState !== undefined) return emptyState;
  return (
    <table role="table" aria-label={label} className={classNames('w-full text-left max-md:block', className)}>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={classNames(
                'h-9 px-3 text-sm font-medium whitespace-nowrap text-ink-muted first:pl-0 last:pr-0',
                column.align === 'end' && 'text-right',
              )}
            >
              {column.isHeaderHidden ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="border-line max-md:flex max-md:flex-col max-md:gap-1.5 max-md:rounded-md max-md:border max-md:bg-card max-md:p-4 md:border-b md:last:border-b-0"
          >
            {columns.map((column) => (
              <TableCell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const Cell = column.isRowHeader ? 'th' : 'td';
  return (
    <Cell
      role={column.isRowHeader ? 'rowheader' : 'cell'}
      scope={column.isRowHeader ? 'row' : undefined}
      className={classNames(
        'px-3 py-2.5 align-middle font-normal max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:p-0 md:first:pl-0 md:last:pr-0',
        column.align === 'end' && 'md:text-right',
        column.isRowHeader && 'text-left text-ink max-md:mb-1',
      )}
    >
      {!column.isRowHeader && !column.isHeaderHidden && (
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-muted md:hidden">
          {column.header}
        </span>
      )}
      <div className={classNames('min-w-0', column.isHeaderHidden && 'max-md:w-full max-md:pt-2')}>
        {column.cell(row)}
      </div>
    </Cell>
  );
}
