import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Starting } from './compare-after-update.ts';
import type { Config } from './platform/config/config.ts';
import type { LogSettings } from './platform/http/call-log.ts';
import type { Services } from './platform/http/endpoints/find-principal.ts';
import type { ComposeQueued } from './platform/mail/compose-notification.ts';
import type { AnnounceLink } from './sign-in/sign-in-mail-worker.ts';

export interface AppSettings {
  config: Config;
  pool: pg.Pool;
  /** Signs the session cookies. */
  secret: string;
  log: LogSettings;
  clock?: () => Date;
  /** Shows a sign-in link to the operator; only if mails are stored locally. */
  announceLink?: AnnounceLink | undefined;
  /** Recognises calling services; without it there are none. */
  services?: Services;
  /** Whether this is the only instance on the database, as with the embedded one. */
  isAlone?: boolean;
}

export interface App {
  server: FastifyInstance;
  /**
   * Fills an empty database with the default leave rules and, in a demo, the demo company. After an update, compares
   * all balances with the previous version's, once for all instances.
   */
  seed(starting?: Starting): Promise<void>;
  /** Warns people of leave that expires soon. Runs by itself a minute after the start and once a day. */
  warnOfLapses(): Promise<void>;
  /** Reminds approvers of pending requests. Runs by itself, like the warnings. */
  remindApprovers(): Promise<void>;
  /** Mails those who now decide a pending request but weren't asked. Runs by itself after changes of who decides. */
  tellNewApprovers(): Promise<void>;
  /** Ask HR for missing holidays, and send notices about absences. Run by themselves, like the warnings. */
  remindOfHolidays(): Promise<void>;
  /** Sends the digests of the morning. Runs by itself at 07:00. */
  sendDigests(): Promise<void>;
  /** Prepares the morning's posts to chat channels, like the digests. */
  postToChannels(): Promise<void>;
  sendAbsenceNotices(): Promise<void>;
  /** The company's name, once the database is filled. */
  readCompanyName(): Promise<string>;
  /** Composes a queued email about an event, as it would be sent now. */
  composeEmail: ComposeQueued;
  /** Stops everything except the pool. */
  stop(): Promise<void>;
}
