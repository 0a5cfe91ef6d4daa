import { personName } from '@almanac/domain/access/person-name';
import type { CalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { Texts } from '@almanac/domain/language/message';
import { leaveYearAt } from '@almanac/domain/leave/earning/year-ends';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import { entriesAnswer } from '@almanac/domain/time-off/balances/answers/account-answer';
import { countedField } from '@almanac/domain/time-off/balances/answers/counted';
import { hasAccount } from '@almanac/domain/time-off/balances/engine/account';
import type { LeaveFacts } from '@almanac/domain/time-off/balances/engine/leave-facts';
import type { LeaveCertificate, Statement } from '@almanac/domain/time-off/statements/schema';
import type { TermNames } from '../../leave/terms/term-names-queries.ts';
import type { PersonOnPaper } from './queries.ts';

interface Printed {
  person: PersonOnPaper;
  /** On the day. */
  terms: TermNames | undefined;
  accounts: readonly LeaveFacts[];
}

/** The person's statement, with those of the accounts that have lines or a balance in their leave year. */
export function statementOf(
  { person, terms, accounts }: Printed,
  { texts, on }: { texts: Texts; on: CalendarDate },
): Statement {
  return {
    on,
    person: namedOnPaper(person),
    employment: employmentOnPaper(person),
    plan: terms?.plan ?? '',
    schedule: terms?.schedule ?? '',
    accounts: accounts.flatMap((facts) => accountOnPaper(facts, on, texts)),
  };
}

function accountOnPaper(facts: LeaveFacts, on: CalendarDate, texts: Texts): Statement['accounts'] {
  if (!hasAccount(facts, on)) return [];
  const leaveYear = leaveYearAt(facts, on);
  const answer = entriesAnswer(facts, leaveYear, texts);
  const counted = countedField(facts, on);
  if (counted.isCounted && answer.entries.length === 0) return [];
  return [{ ...answer, typeName: typeNameIn(texts.language, facts.type), ...counted, leaveYear }];
}

export function namedOnPaper(person: PersonOnPaper): Statement['person'] {
  const { id, personnelNumber } = person;
  return { id, name: personName(person), ...(personnelNumber !== null && { personnelNumber }) };
}

function employmentOnPaper({ employmentStart, employmentEnd }: PersonOnPaper): Statement['employment'] {
  return {
    ...(employmentStart !== null && { startDate: employmentStart }),
    ...(employmentEnd !== null && { endDate: employmentEnd }),
  };
}

export function certificateEmployment(
  person: PersonOnPaper,
  endDate: CalendarDate,
): LeaveCertificate['employment'] {
  return { ...employmentOnPaper(person), endDate };
}
