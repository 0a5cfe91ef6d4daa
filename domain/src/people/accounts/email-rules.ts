import { allowed, type Decision, refuseInput } from '../../refusal.ts';

// Marks that mail software takes for a second address or a display name would send the link elsewhere; of the
// others, no sign-in link could be mailed to more than these.
const localPart = String.raw`[\w'+-]+(?:\.[\w'+-]+)*(?<!')`;
const domainPart = String.raw`[^\s@\p{Cc}\p{Cs}"(),:;<>[\\\]]+`;
const emailPattern = new RegExp(String.raw`^${localPart}@${domainPart}\.${domainPart}$`, 'u');

/** The address as it is compared and stored: trimmed and in lower case. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The address of the person whom an address belongs to, as it is compared and stored: what stands from a plus on says
 * to the mail server only where to put the mail.
 */
export function personEmail(email: string): string {
  return normalEmail(email).replace(/^([^@+]*[^@+'.])\+[^@]*@/, '$1@');
}

/**
 * Whether the address may sign in: given, shaped like an address, and of the company's mail domain, checked in
 * this order. Refuses with `VALIDATION_ERROR` at `email`.
 */
export function checkSignInEmail(email: string, companyDomain: string): Decision<'VALIDATION_ERROR'> {
  const address = normalEmail(email);
  if (address === '') return refuseInput('email', 'Email is required');
  if (address.length > 254 || !emailPattern.test(address)) {
    return refuseInput('email', 'Please enter a valid email address');
  }
  if (!address.endsWith(`@${companyDomain.toLowerCase()}`)) {
    return refuseInput('email', `Only @${companyDomain} email addresses are allowed`);
  }
  return allowed;
}
