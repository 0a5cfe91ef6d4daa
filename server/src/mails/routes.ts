import * as endpoints from '@almanac/domain/mails/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { listMails } from './list-mails.ts';
import { markMailsSeen } from './mark-mails-seen.ts';
import { sendMailAgain } from './send-mail-again.ts';
import { sendTestEmail, type TestEmailSettings } from './test-sending.ts';
import type { MailsSettings } from './unsent-mail.ts';

/** Registers the routes for unsent mails. */
export function registerMails(api: Api, settings: MailsSettings & TestEmailSettings): void {
  const bind = bindWith(api, settings);
  bind(endpoints.listMails, listMails);
  bind(endpoints.sendMailAgain, sendMailAgain);
  bind(endpoints.markMailsSeen, markMailsSeen);
  bind(endpoints.sendTestEmail, sendTestEmail);
}
