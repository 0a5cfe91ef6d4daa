// biome-ignore-all lint/a11y/noRedundantRoles: on narrow screens, changing the display of these elements removes their implicit roles.
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainButton } from '../button/plain-button.tsx';
import { classNames } from '../class-names.ts';

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column that names the row; the heading of a card. */
  isRowHeader?: boolean;
  /** Numbers and actions go at the end. */
  align?: 'start' | 'end';
  /** Keeps the header for screen readers only, as above a column of buttons. */
  isHeaderHidden?: boolean;
  /** Takes the room that the other columns leave, such as sentences cut to a line. */
  fillsRow?: boolean;
  /** How wide the table must be for rows to show this column: 44 or 56 rem. Cards always show it. */
  shownFrom?: 'medium' | 'wide';
  /** Makes the heading a sort button while there are rows. Cards need a separate sort field. */
  sort?: { direction: 'ascending' | 'descending' | undefined; onSort: () => void };
};

type RowStyle = 'compact' | 'regular' | 'tall';

export type TableProps<Row> = {
  /** Accessible name; the heading above usually shows the same. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of rows if there are none. */
  emptyState?: ReactNode;
  /** `compact`: one line each, with a menu that cards have in their corner; `tall`: several lines, aligned at the top. */
  rowStyle?: RowStyle;
};

const hiding = {
  medium: 'as-narrow-rows:hidden',
  wide: 'as-narrow-rows:hidden as-medium-rows:hidden',
} as const;

/** A table that drops columns down to 900 px, and becomes cards below. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  emptyState,
  rowStyle = 'regular',
}: TableProps<Row>) {
  if (rows.length === 0 && emptyState !== undefined) return emptyState;
  return (
    <div className="@container/table">
      <table role="table" aria-label={label} className="w-full text-start as-cards:block">
        <thead role="rowgroup" className="as-cards:sr-only">
          <tr role="row" className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                aria-sort={column.sort?.direction}
                className={classNames(
                  'h-9 px-3 text-sm font-medium whitespace-nowrap text-ink-muted first:ps-0 last:pe-0',
                  column.align === 'end' ? 'text-end' : 'text-start',
                  column.shownFrom && hiding[column.shownFrom],
                )}
              >
                <ColumnHeading column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="as-cards:grid as-cards:grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] as-cards:gap-3"
        >
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="relative border-line as-cards:flex as-cards:flex-col as-cards:gap-1.5 as-cards:rounded-md as-cards:border as-cards:bg-card as-cards:p-4 as-rows:border-b as-rows:last:border-b-0"
            >
              {columns.map((column) => (
                <TableCell key={column.id} column={column} row={row} rowStyle={rowStyle} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHeading<Row>({ column: { header, isHeaderHidden, sort } }: { column: TableColumn<Row> }) {
  if (isHeaderHidden) return <span className="sr-only">{header}</span>;
  if (!sort) return header;
  const Arrow = sort.direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <>
      <span className="as-rows:hidden">{header}</span>
      <PlainButton
        onPress={sort.onSort}
        className="inline-flex min-h-8 cursor-default items-center gap-1 rounded-md font-medium hover:text-ink data-focus-visible:focus-ring as-cards:hidden"
      >
        {header}
        <Arrow aria-hidden="true" className={classNames('size-3.5', !sort.direction && 'invisible')} />
      </PlainButton>
    </>
  );
}

interface TableCellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  rowStyle: RowStyle;
}

function TableCell<Row>({ column, row, rowStyle }: TableCellProps<Row>) {
  const isCompact = rowStyle === 'compact';
  const Cell = column.isRowHeader ? 'th' : 'td';
  return (
    <Cell
      role={column.isRowHeader ? 'rowheader' : 'cell'}
      scope={column.isRowHeader ? 'row' : undefined}
      className={classNames(
        'px-3 font-normal as-cards:flex as-cards:justify-between as-cards:gap-4 as-cards:p-0 as-rows:first:ps-0 as-rows:last:pe-0',
        isCompact ? 'py-1 @max-xl/table:px-1.5' : 'py-2.5',
        isCompact && column.isHeaderHidden && 'as-cards:absolute as-cards:end-2 as-cards:top-2',
        isCompact && column.isRowHeader && 'as-cards:pe-12',
        rowStyle === 'tall' ? 'align-top as-cards:items-start' : 'align-middle as-cards:items-center',
        column.align === 'end' && 'as-rows:text-end',
        column.isRowHeader && 'text-start text-ink as-cards:mb-1',
        column.shownFrom && hiding[column.shownFrom],
        column.fillsRow && 'as-rows:w-full',
      )}
    >
      {!column.isRowHeader && !column.isHeaderHidden && (
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-muted as-rows:hidden">
          {column.header}
        </span>
      )}
      <div className={contentStyle(column, isCompact)}>{column.cell(row)}</div>
    </Cell>
  );
}

function contentStyle<Row>(column: TableColumn<Row>, isCompact: boolean): string {
  return classNames(
    // Keeps a minimum width for text columns, which long names elsewhere would squeeze.
    column.align === 'end' || column.isHeaderHidden ? 'min-w-0' : 'as-cards:min-w-0 as-rows:min-w-20',
    column.isHeaderHidden && !isCompact && 'as-cards:w-full as-cards:pt-2',
    // A single long word must not widen a card, nor push other columns out of the window.
    'as-cards:[overflow-wrap:anywhere] as-rows:break-words',
    column.isRowHeader && !column.fillsRow && 'as-rows:max-w-96',
    column.fillsRow && 'as-cards:w-full',
  );
}
