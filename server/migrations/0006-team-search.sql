CREATE EXTENSION IF NOT EXISTS unaccent;

-- What a text is searched by and sorted by: without case and accents, however it was typed.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN lower(unaccent(normalize($1, NFKC)));

-- A batch may let two memberships trade places, so its overlaps are judged when it is done.
ALTER TABLE team_members
  DROP CONSTRAINT team_members_no_overlap,
  ADD CONSTRAINT team_members_no_overlap EXCLUDE USING gist (
    team_id WITH =,
    user_id WITH =,
    daterange(start_date, end_date, '[]') WITH &&
  ) DEFERRABLE INITIALLY IMMEDIATE;
