import { hoursOfLink } from '@almanac/domain/connections/email-decisions/link-rules';
import type { LoggedEvent } from '@almanac/domain/events/event';
import { RequestState } from '@almanac/domain/time-off/events';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/database/database.ts';
import type { EmailAddition, EmailToExtend } from '../../platform/mail/compose-notification.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { readKnownRequests } from '../../time-off/requests/queries.ts';
import { saveLink } from './link-store.ts';
import { hashOf, tokenOf } from './link-token.ts';
import { linkMessage } from './messages/message.ts';

interface LinkSettings {
  database: Reader;
  secret: string;
  appUrl: string;
  now(): Date;
}

/** The emails that ask to decide, with the versions of the requests they are about, if the email states them. */
const asks: Readonly<
  Record<string, (event: LoggedEvent, data: unknown) => { id: string; version?: number } | undefined>
> = {
  'time-off.requested': ofEvent,
  'time-off.edited': ofEvent,
  'time-off.waiting': onlyOne,
};

const OfRequest = z.object({ request: RequestState });
const Waiting = z.object({ requests: z.array(z.object({ id: z.string() })) });

function ofEvent({ entityId, data }: LoggedEvent) {
  return { id: entityId, version: OfRequest.parse(data).request.version };
}

/** A reminder of several requests leads to the list of them. */
function onlyOne(_event: LoggedEvent, data: unknown) {
  const [first, ...others] = Waiting.parse(data).requests;
  return others.length === 0 ? first : undefined;
}

/** Adds 'Approve' and 'Reject' to an email that asks someone to decide a request, if the company allows it. */
export function decisionLinks({ database, secret, appUrl, now }: LinkSettings) {
  return async ({ message, event, recipient, data }: EmailToExtend): Promise<EmailAddition | undefined> => {
    const asked = asks[message]?.(event, data);
    if (!asked) return undefined;
    const { decisionsByEmail } = await readStoredSettings(database);
    if (!decisionsByEmail) return undefined;
    const request = (await readKnownRequests(database, [asked.id])).get(asked.id);
    if (request?.status !== 'PENDING' || request.version !== (asked.version ?? request.version))
      return undefined;
    const token = tokenOf(secret, { eventId: event.id, approverId: recipient.id, requestId: request.id });
    const sentAt = now();
    await saveLink(database, {
      tokenHash: hashOf(token),
      approverId: recipient.id,
      requestId: request.id,
      requestVersion: request.version,
      now: sentAt,
      expiresAt: new Date(sentAt.getTime() + hoursOfLink * 3_600_000),
    });
    const url = `${appUrl}/decide/${request.id}#${token}`;
    return {
      actions: [
        { label: linkMessage('connections.emails.approve'), url },
        { label: linkMessage('connections.emails.reject'), url },
      ],
      closing: [linkMessage('connections.emails.aboutLinks', { hours: hoursOfLink })],
    };
  };
}
