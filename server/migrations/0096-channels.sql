-- Chat channels that get who is away. The URL is a secret, as it is enough to post to the channel. It is sealed with a key
-- derived from AUTH_SECRET; only its host and last characters are readable. A channel ends with its department or team.
CREATE TABLE channels (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  kind text NOT NULL CHECK (kind IN ('SLACK', 'TEAMS')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  sealed_url text NOT NULL,
  shown_url text NOT NULL,
  department_id uuid REFERENCES departments (id) ON DELETE CASCADE,
  team_id uuid REFERENCES teams (id) ON DELETE CASCADE,
  posts text[] NOT NULL CHECK (posts <@ ARRAY['AWAY_DAILY', 'AWAY_WEEKLY']),
  language text NOT NULL CHECK (language IN ('en', 'de', 'fr', 'es', 'ar')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The last day whose posts were prepared, and what became of the last post.
  posted_through date,
  last_post_at timestamptz,
  last_fault text,
  CHECK (num_nonnulls(department_id, team_id) <= 1)
);
CREATE INDEX channels_department_idx ON channels (department_id) WHERE department_id IS NOT NULL;
CREATE INDEX channels_team_idx ON channels (team_id) WHERE team_id IS NOT NULL;
CREATE TRIGGER channels_version BEFORE UPDATE ON channels
  FOR EACH ROW EXECUTE FUNCTION grow_version('posted_through', 'last_post_at', 'last_fault');
