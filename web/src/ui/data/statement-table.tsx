// biome-ignore-all lint/a11y/noRedundantRoles: on narrow screens, changing the display of these elements removes their implicit roles.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { text } from '../messages/text.ts';

export type StatementLine = {
  id: string;
  date: ReactNode;
  /** The event, with its origin below. */
  what: ReactNode;
  /** With its sign. */
  amount: string;
  /** The balance afterwards. */
  balance: string;
};

export type StatementTableProps = {
  label: string;
  /** Unit of the amounts, such as 'days'. */
  unit: string;
  /** Header of the last column. */
  total?: string;
  /** Above the headers on each printed page, such as whose account it is. */
  printedHeader?: ReactNode;
  /** The balance before the first line. */
  opening: { text: string; balance: string };
  lines: readonly StatementLine[];
  /** The line between past and future lines, with the current balance. */
  marker?: ReactNode;
  /** Future lines, shown lighter. */
  coming?: readonly StatementLine[];
  closing: { text: string; balance: string };
};

const rowStyle =
  'break-inside-avoid border-line as-cards:grid as-cards:grid-cols-[minmax(0,1fr)_auto] as-cards:gap-x-4 as-cards:gap-y-0.5 as-cards:border-b as-cards:py-3 as-rows:border-b';
const cellStyle = 'px-3 py-2.5 align-top font-normal as-cards:p-0 as-rows:first:ps-0 as-rows:last:pe-0';
const figureStyle = 'whitespace-nowrap tabular-nums as-rows:text-end as-cards:text-end';

/** An account statement: date, event, amount, balance. A list on narrow screens. */
export function StatementTable({
  label,
  unit,
  total = text('ui.balance'),
  printedHeader,
  opening,
  lines,
  marker,
  coming = [],
  closing,
}: StatementTableProps) {
  return (
    <div className="@container/statement">
      <table role="table" aria-label={label} className="w-full text-start as-cards:block">
        <thead role="rowgroup" className="as-cards:sr-only">
          {printedHeader !== undefined && (
            <tr role="row" className="hidden print:table-row">
              <td role="cell" colSpan={4} className="text-start text-sm">
                {printedHeader}
              </td>
            </tr>
          )}
          <tr role="row" className="border-b border-line">
            {headersOf(unit, total).map((header, index) => (
              <th
                key={header}
                role="columnheader"
                scope="col"
                className={classNames(
                  'h-9 px-3 text-sm font-medium whitespace-nowrap text-ink-muted first:ps-0 last:pe-0',
                  index > 1 && 'text-end',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="as-cards:block">
          <TotalRow {...opening} />
          {lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </tbody>
        {marker !== undefined && (
          <tbody role="rowgroup" className="as-cards:block">
            <tr role="row" className="as-cards:block">
              <th
                role="rowheader"
                scope="row"
                colSpan={4}
                className="border-b-2 border-accent py-2 text-sm font-semibold text-accent-text as-cards:block"
              >
                {marker}
              </th>
            </tr>
          </tbody>
        )}
        {coming.length > 0 && (
          <tbody role="rowgroup" className="as-cards:block">
            {coming.map((line) => (
              <LineRow key={line.id} line={line} isComing />
            ))}
          </tbody>
        )}
        <tbody role="rowgroup" className="as-cards:block">
          <TotalRow {...closing} />
        </tbody>
      </table>
    </div>
  );
}

function headersOf(unit: string, total: string): string[] {
  return [text('ui.statementDate'), text('ui.statementWhat'), text('ui.statementAmount', { unit }), total];
}

function LineRow({ line, isComing = false }: { line: StatementLine; isComing?: boolean }) {
  const { date, what, amount, balance } = line;
  return (
    <tr role="row" className={classNames(rowStyle, isComing ? 'text-ink-muted' : 'text-ink')}>
      <td role="cell" className={classNames(cellStyle, 'text-ink-muted as-cards:text-sm')}>
        {date}
      </td>
      <td role="cell" className={classNames(cellStyle, 'w-full as-cards:col-start-1 as-cards:row-start-2')}>
        {what}
      </td>
      <td
        role="cell"
        className={classNames(
          cellStyle,
          figureStyle,
          'as-cards:col-start-2 as-cards:row-start-1',
          !isComing && 'font-medium',
        )}
      >
        {amount}
      </td>
      <td
        role="cell"
        className={classNames(
          cellStyle,
          figureStyle,
          'as-cards:col-start-2 as-cards:row-start-2 as-cards:text-sm as-cards:text-ink-muted',
        )}
      >
        <span aria-hidden="true" className="as-rows:hidden">
          ={' '}
        </span>
        {balance}
      </td>
    </tr>
  );
}

function TotalRow({ text: title, balance }: { text: string; balance: string }) {
  return (
    <tr role="row" className={classNames(rowStyle, 'text-ink last:border-b-0')}>
      <th role="rowheader" scope="row" colSpan={3} className={cellStyle}>
        {title}
      </th>
      <td role="cell" className={classNames(cellStyle, figureStyle, 'font-medium')}>
        {balance}
      </td>
    </tr>
  );
}
