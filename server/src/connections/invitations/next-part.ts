import { timedTitle } from '@almanac/domain/connections/feeds/entry-title';
import {
  busyStatusOf,
  type InvitationMethod,
  nextInvitation,
} from '@almanac/domain/connections/invitations/next-invitation';
import type { Message, Said, Texts } from '@almanac/domain/language/message';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import { spanMessage } from '@almanac/domain/time-off/requests/span-text';
import { readRecipient } from '../../people/accounts/records/queries.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { TextsOfRecipient } from '../../platform/language/recipient.ts';
import type { EmailRecipient } from '../../platform/mail/compose-notification.ts';
import type { MailCalendar } from '../../platform/mail/mail.ts';
import { readStoredSettings } from '../../settings/queries.ts';
import { readKnownRequests } from '../../time-off/requests/queries.ts';
import type { StoredRequest } from '../../time-off/requests/records/stored-request.ts';
import { invitationFile } from './invitation-file.ts';
import { invitationMessage } from './messages/message.ts';
import { readInvitation, wantsInvitations } from './queries.ts';
import { type StoredInvitation, saveInvitation } from './store.ts';

export interface InvitationSettings {
  database: Reader;
  appUrl: string;
  /** The address of the organizer, for invitations that are new. */
  organizer: string;
  textsOf: TextsOfRecipient;
  now(): Date;
}

/** What the calendar of a request's requester needs next. */
export interface CalendarPart {
  calendar: MailCalendar;
  /** The address with the calendar. */
  to: string;
  name: string;
  companyName: string;
  texts: Texts;
  /** Whether the calendar has the absence already. */
  isThere: boolean;
  what: Said;
  time: Message;
}

interface CarryingEmail {
  /** Identifies the email, as it may be sent again. */
  sentWith: string;
  /** The only address and parts that suit the email; any if omitted. */
  only?: { to: string; methods: readonly InvitationMethod[] };
}

/**
 * Writes the next calendar part about the request, for the email `sentWith`; undefined if the calendar is up to date, the
 * requester deactivated, or the email can't carry the part. It is stored as it is written.
 */
export async function nextPart(
  settings: InvitationSettings,
  requestId: string,
  { sentWith, only }: CarryingEmail,
): Promise<CalendarPart | undefined> {
  const { database, appUrl, organizer } = settings;
  const sent = await readInvitation(database, requestId);
  const request = (await readKnownRequests(database, [requestId])).get(requestId);
  const userId = request?.requester.id ?? sent?.userId;
  const recipient = userId === undefined ? undefined : await readRecipient(database, userId);
  const days = request ?? sent;
  if (!recipient || !days) return undefined;
  const first = {
    uid: `${requestId}@${new URL(appUrl).hostname}`,
    organizer,
    recipient: recipient.email,
  };
  const { uid, organizer: by, recipient: to } = sent ?? first;
  if (only && to !== only.to) return undefined;
  const isWanted = await wantsInvitations(database, recipient.id);
  const next = nextInvitation(request, { sent, isWanted, sentWith });
  if (!next || (only && !only.methods.includes(next.method))) return undefined;
  const { startDate, endDate } = days;
  const invitation = {
    ...{ requestId, userId: recipient.id, uid, organizer: by, recipient: to },
    ...{ startDate, endDate, sentWith, ...next },
  };
  const isLatest = await saveInvitation(database, invitation, sent?.sequence);
  // Another email has brought a part meanwhile, so this one may have nothing to bring.
  if (!isLatest) return nextPart(settings, requestId, { sentWith, ...(only && { only }) });
  const isThere = sent?.method === 'REQUEST';
  return { ...(await partOf(settings, invitation, request, recipient)), isThere };
}

async function partOf(
  { database, textsOf, now }: InvitationSettings,
  invitation: StoredInvitation,
  request: StoredRequest | undefined,
  recipient: EmailRecipient,
): Promise<Omit<CalendarPart, 'isThere'>> {
  const { method, startDate, endDate, recipient: to } = invitation;
  const { companyName, locale } = await readStoredSettings(database);
  const texts = textsOf(recipient, locale);
  const what = request
    ? typeNameIn(texts.language, request.type)
    : invitationMessage('connections.invitations.timeOff');
  const time = request ?? { startDate, endDate };
  const content = invitationFile({
    ...invitation,
    at: now(),
    title: texts.text(timedTitle(what, time)),
    busyStatus: request ? busyStatusOf(request) : 'FREE',
    isPrivate: request !== undefined && isPrivate(request),
    organizer: { name: companyName, email: invitation.organizer },
    attendee: { name: recipient.name, email: to },
  });
  return {
    calendar: { method, content },
    ...{ to, name: recipient.name, companyName, texts, what, time: spanMessage(time) },
  };
}

/** A calendar may be shared with people who must not see the type. */
function isPrivate({ type }: StoredRequest): boolean {
  return type.shownTo !== 'EVERYONE';
}
