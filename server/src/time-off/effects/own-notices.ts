import type { Job } from '../../platform/jobs/job-queue.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { mailJob } from '../../platform/mail/mail.ts';
import type { OwnChange } from '../../work-time/rule-changes/rule-effects.ts';
import type { MailSettings } from './refund-notices.ts';

/** The email about a change by which another administrator also gave themselves more leave. */
export function ownNotice(
  { name, email }: { name: string; email: string },
  { actor, summary, reason }: OwnChange,
  { appUrl, companyName }: MailSettings,
): Job {
  const author = actor.name === '' ? actor.email : actor.name;
  return mailJob(
    composeMail({
      to: email,
      subject: `${author} changed rules that give them more leave`,
      paragraphs: [
        name === '' ? 'Hello,' : `Hello ${name},`,
        `${author} (${actor.email}) made a change that includes their own record: ${summary}.`,
        ...(reason === undefined ? [] : [`Reason: ${reason}`]),
        'All administrators are notified of such changes. The audit log has the details.',
      ],
      action: { label: 'Open the audit log', url: `${appUrl}/admin/audit` },
      companyName,
    }),
  );
}
