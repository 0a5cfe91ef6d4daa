import type { Message } from '../../language/message.ts';
import { comparedNumber, takenNumber } from '../accounts/personnel-numbers.ts';
import type { User } from '../accounts/schema.ts';
import type { PersonFields } from './import-cells.ts';
import type { ColumnOfFile } from './import-columns.ts';
import { message } from './messages/message.ts';

interface NumberedPerson {
  line: number;
  fields: Pick<PersonFields, 'personnelNumber'>;
  before?: Pick<User, 'id'>;
  changes: readonly ColumnOfFile[];
}

/**
 * The faults of personnel numbers that two people would have after the import, so that people may exchange theirs.
 * `holders` has the present holders' ids by `comparedNumber`.
 */
export function sameNumbers(
  people: readonly NumberedPerson[],
  holders: ReadonlyMap<string, string>,
): { line: number; column: 'personnelNumber'; message: Message }[] {
  const inFile = new Set(people.flatMap(({ before }) => before?.id ?? []));
  const firstLines = new Map<string, number>();
  return people.flatMap(({ line, fields: { personnelNumber }, before, changes }) => {
    if (personnelNumber === undefined) return [];
    const number = comparedNumber(personnelNumber);
    const firstLine = firstLines.get(number);
    firstLines.set(number, firstLine ?? line);
    const fault = { line, column: 'personnelNumber' as const };
    if (firstLine !== undefined) {
      return [{ ...fault, message: message('people.import.sameNumber', { line: firstLine }) }];
    }
    const holder = holders.get(number);
    const isTaken = holder !== undefined && holder !== before?.id && !inFile.has(holder);
    const isGiven = !before || changes.includes('personnelNumber');
    return isTaken && isGiven ? [{ ...fault, message: takenNumber(personnelNumber) }] : [];
  });
}
