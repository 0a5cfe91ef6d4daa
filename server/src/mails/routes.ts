import * as endpoints from '@almanac/domain/mails/endpoints';
import { type Api, bindWith } from '../platform/http/endpoints/bind.ts';
import { listMails } from './list-mails.ts';
import { markMailsSeen } from './mark-mails-seen.ts';
import { sendMailAgain } from './send-mail-again.ts';

/** Registers the routes for unsent mails. */
export function registerMails(api: Api): void {
  const bind = bindWith(api, {});
  bind(endpoints.listMails, listMails);
  bind(endpoints.sendMailAgain, sendMailAgain);
  bind(endpoints.markMailsSeen, markMailsSeen);
}
