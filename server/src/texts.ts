import { domainCatalogues } from '@almanac/domain/catalogues';
import type { Language } from '@almanac/domain/language/language';
import type { AnyCatalogues, Texts } from '@almanac/domain/language/message';
import { createTexts, entriesIn, type FindEntry } from '@almanac/domain/language/texts';
import { auditEntryCatalogues, auditExportCatalogues } from './audit/messages/catalogues.ts';
import { channelPostCatalogues } from './connections/channels/posts/messages/catalogues.ts';
import { digestCatalogues } from './connections/digests/messages/catalogues.ts';
import { emailDecisionMailCatalogues } from './connections/email-decisions/messages/catalogues.ts';
import { invitationCatalogues } from './connections/invitations/messages/catalogues.ts';
import { webhookEmailCatalogues } from './connections/webhooks/messages/catalogues.ts';
import { departmentServerCatalogues } from './departments/messages/catalogues.ts';
import { leaveTermsServerCatalogues } from './leave/terms/messages/catalogues.ts';
import { leaveTypeServerCatalogues } from './leave/types/messages/catalogues.ts';
import { mailServerCatalogues } from './mails/messages/catalogues.ts';
import { accountCatalogues, accountExportCatalogues } from './people/accounts/messages/catalogues.ts';
import { importCatalogues } from './people/import/messages/catalogues.ts';
import { csvCatalogues } from './platform/csv/messages/catalogues.ts';
import { httpCatalogues } from './platform/language/messages/catalogues.ts';
import { mailCatalogues } from './platform/mail/messages/catalogues.ts';
import { profileCatalogues } from './profile/messages/catalogues.ts';
import { signInCatalogues } from './sign-in/messages/catalogues.ts';
import { teamExportCatalogues } from './teams/members/messages/catalogues.ts';
import { balanceExportCatalogues } from './time-off/balances/messages/catalogues.ts';
import { bookingEmailCatalogues } from './time-off/booking/messages/catalogues.ts';
import { closingExportCatalogues } from './time-off/closings/messages/catalogues.ts';
import { correctionEmailCatalogues } from './time-off/corrections/messages/catalogues.ts';
import { effectCatalogues } from './time-off/effects/messages/catalogues.ts';
import { lapseEmailCatalogues } from './time-off/lapses/messages/catalogues.ts';
import { provisionExportCatalogues } from './time-off/provisions/messages/catalogues.ts';
import { reminderEmailCatalogues } from './time-off/reminders/messages/catalogues.ts';
import { reportExportCatalogues } from './time-off/reports/messages/catalogues.ts';
import { requestEmailCatalogues } from './time-off/requests/emails/messages/catalogues.ts';
import { requestExportCatalogues } from './time-off/requests/messages/catalogues.ts';
import { sicknessCatalogues } from './time-off/sickness/messages/catalogues.ts';
import { workTimeServerCatalogues } from './work-time/messages/catalogues.ts';

const catalogues: readonly AnyCatalogues[] = [
  invitationCatalogues,
  ...domainCatalogues,
  httpCatalogues,
  csvCatalogues,
  auditEntryCatalogues,
  auditExportCatalogues,
  mailCatalogues,
  accountCatalogues,
  accountExportCatalogues,
  teamExportCatalogues,
  requestExportCatalogues,
  balanceExportCatalogues,
  closingExportCatalogues,
  provisionExportCatalogues,
  sicknessCatalogues,
  reportExportCatalogues,
  importCatalogues,
  signInCatalogues,
  profileCatalogues,
  workTimeServerCatalogues,
  departmentServerCatalogues,
  leaveTypeServerCatalogues,
  leaveTermsServerCatalogues,
  effectCatalogues,
  requestEmailCatalogues,
  correctionEmailCatalogues,
  bookingEmailCatalogues,
  lapseEmailCatalogues,
  reminderEmailCatalogues,
  mailServerCatalogues,
  emailDecisionMailCatalogues,
  digestCatalogues,
  webhookEmailCatalogues,
  channelPostCatalogues,
];

const findEntry: Readonly<Record<Language, FindEntry>> = {
  en: entriesIn('en', catalogues),
  de: entriesIn('de', catalogues),
  fr: entriesIn('fr', catalogues),
  es: entriesIn('es', catalogues),
  ar: entriesIn('ar', catalogues),
};

/** All texts of the domain and the server in a language, with the dates and numbers of a locale. */
export function textsIn(language: Language, locale: string): Texts {
  return createTexts(language, locale, findEntry[language]);
}
