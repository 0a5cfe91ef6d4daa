import type { Message } from '../../language/message.ts';
import { type Refusal, refuseAtField } from '../../refusal.ts';
import { ruleMessage } from './messages/rule-message.ts';

/** The form in which personnel numbers are compared: they differ in more than the case of their letters. */
export function comparedNumber(personnelNumber: string): string {
  return personnelNumber.trim().toLowerCase();
}

/** Refuses with `PERSONNEL_NUMBER_TAKEN` a number that another person has. */
export function personnelNumberTaken(number: string): Refusal<'PERSONNEL_NUMBER_TAKEN'> {
  return refuseAtField('PERSONNEL_NUMBER_TAKEN', 'personnelNumber', takenNumber(number));
}

/** The message about a number that another person has. */
export function takenNumber(number: string): Message {
  return ruleMessage('people.accounts.personnelNumberTaken', { number });
}
