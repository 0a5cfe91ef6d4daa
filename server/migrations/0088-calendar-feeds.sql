-- Calendar invitations: null until the person chooses; then they are on unless the person has a feed of their own time
-- off. The digest is off until the person chooses one. Like the other preferences, neither counts in the account's version.
ALTER TABLE users
  ADD COLUMN calendar_invites boolean,
  ADD COLUMN digest text NOT NULL DEFAULT 'NONE' CHECK (digest IN ('NONE', 'DAILY', 'WEEKLY'));

DROP TRIGGER users_version ON users;
CREATE TRIGGER users_version BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION grow_version(
  'email_verified', 'has_signed_in', 'image', 'mails_requests_to_decide', 'mails_own_requests', 'locale', 'browser_locale',
  'calendar_invites', 'digest'
);

-- Calendar feeds. The token alone opens a feed, so only its hash is stored. A feed ends with its department or team.
CREATE TABLE calendar_feeds (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('MINE', 'AWAY')),
  department_id uuid REFERENCES departments (id) ON DELETE CASCADE,
  team_id uuid REFERENCES teams (id) ON DELETE CASCADE,
  uid_host text NOT NULL CHECK (char_length(uid_host) BETWEEN 1 AND 253),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_fetched_at timestamptz,
  last_client text CHECK (char_length(last_client) BETWEEN 1 AND 100),
  CHECK (num_nonnulls(department_id, team_id) <= CASE kind WHEN 'AWAY' THEN 1 ELSE 0 END)
);
CREATE INDEX calendar_feeds_user_idx ON calendar_feeds (user_id);
CREATE INDEX calendar_feeds_department_idx ON calendar_feeds (department_id) WHERE department_id IS NOT NULL;
CREATE INDEX calendar_feeds_team_idx ON calendar_feeds (team_id) WHERE team_id IS NOT NULL;
