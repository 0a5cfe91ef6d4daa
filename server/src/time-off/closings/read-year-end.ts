import { randomUUIDv7 } from 'node:crypto';
import { checkLeaveAdmin } from '@almanac/domain/access/admin-rules';
import type { Person } from '@almanac/domain/access/principal';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import { firstBoundedDay } from '@almanac/domain/calendar/day-bounds';
import { checkDays } from '@almanac/domain/calendar/day-fault';
import { checkFileRows, type FileFormat } from '@almanac/domain/file-format';
import { nameOrder } from '@almanac/domain/language/collation';
import { numberOf } from '@almanac/domain/leave/types/amount';
import { type Decision, isRefusal, type Outcome } from '@almanac/domain/refusal';
import { yearEndExported } from '@almanac/domain/time-off/closings/events';
import { message } from '@almanac/domain/time-off/closings/messages/message';
import type { ReadYearEnd, YearEnd } from '@almanac/domain/time-off/closings/schema';
import { change } from '../../audit/change.ts';
import { namesOf, readTermsRecords } from '../../leave/terms/assigned-terms-queries.ts';
import { exportedFile, readerOf } from '../../platform/csv/exported-file.ts';
import type { Download } from '../../platform/use-case/download.ts';
import type { UseCaseContext } from '../../platform/use-case/use-case.ts';
import { type AccountAtYearEnd, readAccountsAtYearEnd } from './year-end.ts';
import { rowsOfYearEnd, yearEndColumns } from './year-end-csv.ts';

/** The year end summed by plan and type. */
export async function readYearEnd(
  { actor, database, today, texts }: UseCaseContext,
  { through }: ReadYearEnd,
): Promise<Outcome<YearEnd, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const decision = checkReading(actor, through, today);
  if (decision.refused) return decision;
  const names = namesOf(await readTermsRecords(database), texts.language);
  const accounts = await readAccountsAtYearEnd(database, through, texts.language);
  const groups = Map.groupBy(
    accounts,
    ({ planId, type, lastDay }) => `${planId} ${type} ${lastDay !== undefined}`,
  );
  const inNameOrder = nameOrder(texts.locale);
  return [...groups.values()]
    .flatMap((group) => summaryOf(group, names))
    .sort(
      (one, other) =>
        Number(one.isLeaver ?? false) - Number(other.isLeaver ?? false) ||
        inNameOrder(one.plan.name, other.plan.name) ||
        inNameOrder(one.typeName, other.typeName),
    );
}

/** The year end by person, as a file. The export is logged. */
export async function exportYearEnd(
  context: UseCaseContext,
  { through, format }: ReadYearEnd & FileFormat,
): Promise<Outcome<Download, 'VALIDATION_ERROR' | 'FORBIDDEN'>> {
  const { actor, database, today, texts } = context;
  const decision = checkReading(actor, through, today);
  if (decision.refused) return decision;
  const reader = readerOf(format, context);
  const names = namesOf(await readTermsRecords(database), reader?.texts.language);
  const accounts = await readAccountsAtYearEnd(database, through, texts.language);
  const length = checkFileRows({ format }, accounts.length);
  if (length.refused) return length;
  const logged = await change(context, async () => ({
    result: null,
    events: [yearEndExported({ entityId: randomUUIDv7(), changes: [{ field: 'through', to: through }] })],
  }));
  if (isRefusal(logged)) return logged;
  const rows = rowsOfYearEnd(accounts, names, { hasNames: reader !== undefined });
  return exportedFile(`year-end-${through}`, { format, columns: yearEndColumns, rows }, context);
}

function checkReading(
  actor: Person,
  through: CalendarDate,
  today: CalendarDate,
): Decision<'VALIDATION_ERROR' | 'FORBIDDEN'> {
  const permission = checkLeaveAdmin(actor);
  if (permission.refused) return permission;
  return checkDays(
    [{ path: 'through', label: message('time-off.closings.through'), day: through, first: firstBoundedDay }],
    today,
  );
}

function summaryOf(group: readonly AccountAtYearEnd[], names: ReadonlyMap<string, string>): YearEnd {
  const [first] = group;
  if (!first) return [];
  const { planId, type, typeName, unit, lastDay } = first;
  const sum = (amounts: number[]) =>
    numberOf(
      amounts.reduce((total, amount) => total + amount, 0),
      unit,
    );
  return [
    {
      plan: { id: planId, name: names.get(planId) ?? '' },
      type,
      typeName,
      unit,
      lapsed: sum(group.map(({ lapsed }) => lapsed)),
      balance: sum(group.map(({ balance }) => balance)),
      expiring: sum(group.map(({ expiring }) => expiring)),
      people: group.length,
      overdrawn: group.filter(({ balance }) => balance < 0).length,
      ...(lastDay !== undefined && { isLeaver: true as const }),
    },
  ];
}
