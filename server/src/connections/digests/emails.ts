import { personName } from '@almanac/domain/access/person-name';
import type { Message } from '@almanac/domain/language/message';
import type { VisibleAbsence } from '@almanac/domain/time-off/presence/schema';
import type { TimeOffRequest } from '@almanac/domain/time-off/requests/schema';
import { spanMessage } from '@almanac/domain/time-off/requests/span-text';
import { readTypesByCode, type TypesByCode } from '../../leave/types/type-queries.ts';
import { readSessionUser } from '../../people/accounts/records/people-queries.ts';
import { readMailPreferencesOf } from '../../people/accounts/records/queries.ts';
import type { ComposeEmail } from '../../platform/mail/compose-notification.ts';
import { brief } from '../../time-off/requests/emails/request-emails.ts';
import { awayLine, shownTypeName } from './away-line.ts';
import { DigestData } from './digest-data.ts';
import { digestMessage } from './messages/message.ts';
import { readDigest } from './read-digest.ts';

/** The digest, by message. It isn't sent after its day, or if the reader has chosen another one since. */
export const digestEmails = {
  async 'connections.digest'(_event, { database, recipient, data, today, appUrl }) {
    const { day, kind } = DigestData.parse(data);
    const { digest: wanted } = await readMailPreferencesOf(database, recipient.id);
    if (day !== today || wanted !== kind) return undefined;
    const reader = { kind: 'PERSON', ...(await readSessionUser(database, recipient.id)) } as const;
    const digest = await readDigest(database, { reader, kind, today });
    if (!digest) return undefined;
    const types = await readTypesByCode(database);
    const { next, pendingCount, furtherPeople } = digest;
    const away = (absences: readonly VisibleAbsence[]) => absences.map((each) => awayLine(each, types));
    return {
      subject:
        kind === 'DAILY'
          ? digestMessage('connections.digest.dailySubject', { day })
          : digestMessage('connections.digest.weeklySubject', { day }),
      paragraphs: [
        ...listed(away(digest.today), (lines) => digestMessage('connections.digest.today', { lines })),
        ...listed(away(digest.laterThisWeek), (lines) =>
          digestMessage('connections.digest.later', { lines }),
        ),
        ...(furtherPeople > 0
          ? [digestMessage('connections.digest.further', { people: furtherPeople })]
          : []),
        ...listed(
          digest.pending.map((request) => pendingLine(request, types)),
          (lines) => digestMessage('connections.digest.pending', { lines, count: pendingCount }),
        ),
        ...(next
          ? [
              next.status === 'PENDING'
                ? digestMessage('connections.digest.nextPending', { what: brief(next) })
                : digestMessage('connections.digest.next', { what: brief(next) }),
            ]
          : []),
      ],
      actions: [
        ...(pendingCount > 0
          ? [{ label: digestMessage('connections.digest.review'), url: `${appUrl}/time-off/approvals` }]
          : []),
        { label: digestMessage('connections.digest.seeAway'), url: `${appUrl}/away` },
      ],
      closing: [digestMessage('connections.digest.why')],
    };
  },
} satisfies Record<string, ComposeEmail>;

function listed(lines: readonly Message[], messageOf: (lines: readonly Message[]) => Message): Message[] {
  return lines.length > 0 ? [messageOf(lines)] : [];
}

function pendingLine(request: TimeOffRequest, types: TypesByCode): Message {
  return digestMessage('connections.digest.away', {
    person: personName(request.requester),
    type: shownTypeName(request.type, types),
    time: spanMessage(request),
  });
}
