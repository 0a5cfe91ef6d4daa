import { allowed, type Decision, refuseInput } from '../../refusal.ts';
import { message } from './messages/message.ts';

// Characters that mail software may parse as a second address or a display name could redirect the link; others can't
// reliably receive a sign-in link.
const localPart = String.raw`[\w'+-]+(?:\.[\w'+-]+)*(?<!')`;
const domainPart = String.raw`[^\s@\p{Cc}\p{Cs}"(),:;<>[\\\]]+`;
const emailPattern = new RegExp(String.raw`^${localPart}@${domainPart}\.${domainPart}$`, 'u');

/** The normalized form for comparison and storage: trimmed, in lower case. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The normalized address without a tag: mail servers deliver `name+tag@` to the owner of `name@`. */
export function personEmail(email: string): string {
  return normalEmail(email).replace(/^([^@+]*[^@+'.])\+[^@]*@/, '$1@');
}

/**
 * Whether the address may sign in: present, a valid address, and in the company's mail domain, checked in this order.
 * Refuses with `VALIDATION_ERROR` at `email`.
 */
export function checkSignInEmail(email: string, companyDomain: string): Decision<'VALIDATION_ERROR'> {
  const address = normalEmail(email);
  if (address === '') return refuseInput('email', message('people.accounts.emailMissing'));
  if (address.length > 254 || !emailPattern.test(address)) {
    return refuseInput('email', message('people.accounts.emailNotValid'));
  }
  if (!address.endsWith(`@${companyDomain.toLowerCase()}`)) {
    return refuseInput('email', message('people.accounts.emailOfOtherDomain', { domain: companyDomain }));
  }
  return allowed;
}
