import { expect, test } from 'vitest';
import { FinalFault, JobFault, Outage } from '../jobs/faults.ts';
import { classifyMailFault } from './mail-faults.ts';

function faultWith(details: object): Error {
  return Object.assign(new Error('A fault'), details);
}

test.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', permanent: true }, FinalFault, 'address-refused'],
  [{ code: 'EENVELOPE', command: 'RCPT TO' }, JobFault, 'address-postponed'],
  [{ code: 'EENVELOPE', command: 'API' }, FinalFault, 'address-refused'],
  [{ code: 'EMESSAGE', command: 'DATA', permanent: true }, FinalFault, 'content-refused'],
  [{ code: 'EMESSAGE', command: 'DATA' }, JobFault, 'content-postponed'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', permanent: true }, Outage, 'sender-refused'],
  [{ code: 'EAUTH', command: 'AUTH PLAIN' }, Outage, 'login-refused'],
  [{ code: 'ETLS', command: 'STARTTLS' }, Outage, 'no-tls'],
  [{ code: 'ESOCKET', command: 'CONN' }, Outage, 'unreachable'],
  [{ code: 'EPROTOCOL', command: 'CONN' }, Outage, 'takes-nothing'],
] as const)('%o means a %o', (details, Kind, kind) => {
  const fault = classifyMailFault(faultWith(details));
  expect(fault).toBeInstanceOf(Kind);
  expect(fault).toMatchObject({ kind });
});

test('a filter’s message about a mail does not reveal its link', () => {
  const token = 'QkWvUoYpTzXsRaNbMcLdKeJfHgGiFhEj';
  const response = `554 5.7.1 Blocked: https://almanac.example.com/login/confirm?token=${token} (token ${token}) is listed`;
  const fault = classifyMailFault(
    faultWith({ code: 'EMESSAGE', command: 'DATA', permanent: true, response }),
  );
  expect(fault).toMatchObject({ message: '554 5.7.1 Blocked: … (token …) is listed' });
  expect(
    JSON.stringify([fault, String(fault), (fault as Error).cause, (fault as Error).stack]),
  ).not.toContain(token);
});
