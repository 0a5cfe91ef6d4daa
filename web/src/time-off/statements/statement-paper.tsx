import { periodTextBeside } from '@almanac/domain/calendar/date-text';
import type { Statement } from '@almanac/domain/time-off/statements/schema';
import { readerLocale } from '../../platform/locale.ts';
import { type StatementLine, StatementTable } from '../../ui/data/statement-table.tsx';
import { exactText, signedText } from '../balances/account/account-text.ts';
import { countedEntries, type StatementRow, statementRows } from '../balances/account/statement-rows.ts';
import { text } from './messages/text.ts';
import { Paper } from './paper.tsx';
import { personFacts } from './person-facts.tsx';

type Account = Statement['accounts'][number];

/** A person's accounts line by line, to print. */
export function StatementPaper({ statement }: { statement: Statement }) {
  const { person, plan, schedule, accounts } = statement;
  return (
    <Paper
      title={text('time-off.statements.statement')}
      facts={[
        ...personFacts(statement),
        [text('time-off.statements.schedule'), <bdi key="schedule">{schedule}</bdi>],
        [text('time-off.statements.plan'), <bdi key="plan">{plan}</bdi>],
      ]}
    >
      {accounts.length === 0 && <p>{text('time-off.statements.noAccounts')}</p>}
      {accounts.map((account) => (
        <AccountOnPaper key={account.type} account={account} personName={person.name} />
      ))}
    </Paper>
  );
}

function AccountOnPaper({ account, personName }: { account: Account; personName: string }) {
  const { unit, typeName, leaveYear, isCounted = false } = account;
  const shown = isCounted ? countedEntries(account) : account;
  const { past } = statementRows(shown, { leaveYear, on: leaveYear.endDate, typeName });
  const title = text('time-off.statements.account', { type: typeName, ...leaveYear });
  return (
    <section className="flex flex-col gap-1 print:mb-6 print:block">
      <h3 className="font-semibold print:break-after-avoid">{title}</h3>
      <StatementTable
        label={title}
        printedHeader={<bdi>{personName}</bdi>}
        unit={unit === 'DAY' ? text('time-off.statements.inDays') : text('time-off.statements.inHours')}
        total={isCounted ? text('time-off.statements.total') : text('time-off.statements.balance')}
        opening={{
          text: text('time-off.statements.opening', { day: leaveYear.startDate }),
          balance: exactText(shown.opening, unit),
        }}
        lines={past.map((row) => lineOf(row, account))}
        closing={{
          text: text('time-off.statements.closing', { day: leaveYear.endDate }),
          balance: exactText(shown.closing, unit),
        }}
      />
    </section>
  );
}

function lineOf(row: StatementRow, { leaveYear, unit }: Account): StatementLine {
  return {
    id: row.key,
    date: <span className="whitespace-nowrap">{periodTextBeside(row, leaveYear, readerLocale())}</span>,
    what: (
      <div className="min-w-0 break-words">
        <p>{row.title}</p>
        {[...row.notes, ...row.lots].map((note) => (
          <p key={note} className="text-sm text-ink-muted">
            {note}
          </p>
        ))}
      </div>
    ),
    amount: signedText(row.amount, unit),
    balance: exactText(row.balance, unit),
  };
}
