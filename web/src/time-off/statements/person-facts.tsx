import type { Statement } from '@almanac/domain/time-off/statements/schema';
import type { ReactNode } from 'react';
import { employmentText } from '../balances/effective-terms-text.ts';
import { text } from './messages/text.ts';

/** The person and their employment, as terms and values. */
export function personFacts({
  person: { name, personnelNumber },
  employment: { startDate: employmentStart, endDate: employmentEnd },
}: Pick<Statement, 'person' | 'employment'>): [string, ReactNode][] {
  const employment = employmentText({ employmentStart, employmentEnd });
  return [
    [text('time-off.statements.name'), <bdi key="name">{name}</bdi>],
    ...(personnelNumber === undefined
      ? []
      : [
          [text('time-off.statements.personnelNumber'), <bdi key="number">{personnelNumber}</bdi>] as [
            string,
            ReactNode,
          ],
        ]),
    ...(employment === undefined
      ? []
      : [[text('time-off.statements.employment'), employment] as [string, ReactNode]]),
  ];
}
