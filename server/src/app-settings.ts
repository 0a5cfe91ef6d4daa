import type pg from 'pg';
import type { Config } from './platform/config/config.ts';
import type { LogSettings } from './platform/http/call-log.ts';
import type { Services } from './platform/http/endpoints/find-principal.ts';
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
