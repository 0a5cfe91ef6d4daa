import { yearOf } from '../../calendar/date-parts.ts';
import type { Message } from '../../language/message.ts';
import { type Amount, numberOf } from '../../leave/types/amount.ts';
import { typeName } from '../../leave/types/standard-names.ts';
import type { AbsenceType } from './absence-cells.ts';
import type { AbsencePlan, AbsentPerson } from './absence-plan.ts';
import { message } from './messages/message.ts';

interface Sum {
  person: AbsentPerson;
  type: AbsenceType;
  year: string;
  amount: Amount;
}

/** What the import adds, a line per person, type and calendar year, in the order of the file. */
export function summaryOf({ absences }: Pick<AbsencePlan, 'absences'>): Message[] {
  const sums = new Map<string, Sum>();
  for (const { outcome, person, type, charged } of absences) {
    if (outcome !== 'ADDED' || !person || !type) continue;
    for (const { date, amount } of charged) {
      const year = String(yearOf(date));
      const key = [person.id, type.code, year].join(' ');
      const sum = sums.get(key) ?? { person, type, year, amount: 0 };
      sums.set(key, { ...sum, amount: sum.amount + amount });
    }
  }
  return [...sums.values()].filter(({ amount }) => amount > 0).map(lineOf);
}

function lineOf({ person, type, year, amount }: Sum): Message {
  const values = {
    person: person.name,
    type: typeName(type),
    year,
    amount: Math.round(numberOf(amount, type.unit) * 100) / 100,
  };
  return type.unit === 'DAY'
    ? message('time-off.import.daysAdded', values)
    : message('time-off.import.hoursAdded', values);
}
