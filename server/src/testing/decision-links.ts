import { randomBytes } from 'node:crypto';
import { hashOf } from '../connections/email-decisions/link-token.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { TestApp } from './test-app.ts';

/** Lets approvers decide from emails. */
export async function allowDecisionsByEmail({ database }: TestApp, isAllowed = true): Promise<void> {
  await database.updateTable('systemSettings').set({ decisionsByEmail: isAllowed }).execute();
}

/** The token of the links in an email. */
export function tokenIn(mail: Pick<Mail, 'text'> | undefined): string {
  return /\/decide\/[0-9a-f-]{36}#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Calls about links, without a session unless a cookie is given. */
export function linkCalls({ server }: TestApp) {
  const post = (url: string, payload: object, cookie?: string) =>
    server.inject({ method: 'POST', url, payload, ...(cookie && { headers: { cookie } }) });
  return {
    look: (token: string, cookie?: string) => post('/api/decisions/look', { token }, cookie),
    decide: (token: string, decision: 'APPROVE' | 'REJECT', more: object = {}, cookie?: string) =>
      post('/api/decisions', { token, decision, ...more }, cookie),
    undo: (token: string, cookie?: string) => post('/api/decisions/undo', { token }, cookie),
  };
}

/** A link with which the approver may decide the request, used already or not. Returns its token. */
export async function storeLink(
  app: TestApp,
  { isUsed = false, ...link }: { approverId: string; requestId: string; isUsed?: boolean },
): Promise<string> {
  await allowDecisionsByEmail(app);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + 48 * 3_600_000);
  await app.database
    .insertInto('decisionLinks')
    .values({
      ...link,
      tokenHash: hashOf(token),
      requestVersion: 1,
      expiresAt,
      ...(isUsed && { usedAt: new Date() }),
    })
    .execute();
  return token;
}
