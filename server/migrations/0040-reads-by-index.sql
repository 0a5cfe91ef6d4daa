-- A search finds its people and teams by the letters of its words, in threes, instead of reading every name.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX users_searched_idx ON users USING gin (searched gin_trgm_ops);
CREATE INDEX teams_searched_idx ON teams USING gin (searched gin_trgm_ops);

-- A text as a pattern that finds it anywhere in another one; none of its letters stands for others.
CREATE FUNCTION pattern_of(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '%' || regexp_replace($1, '([\\%_])', '\\\1', 'g') || '%';

-- Everybody's requests, the newest first.
CREATE INDEX time_off_requests_created_at_idx ON time_off_requests (created_at DESC, id DESC);

-- The requests with a day in a period, however many lie before and after it.
CREATE INDEX time_off_requests_days_idx ON time_off_requests USING gist (daterange(start_date, end_date, '[]'));

CREATE INDEX team_members_team_id_idx ON team_members (team_id);
