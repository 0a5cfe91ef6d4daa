-- A text without case and accents, its umlauts written as people do who cannot type them: ue for ü.
CREATE FUNCTION spelled_out(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN search_text(
    replace(replace(replace(replace(replace(
      translate(normalize($1, NFKC), 'ÄÖÜØÅ', 'äöüøå'),
      'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa')
  );

-- What a text is searched by: without accents and, where it has umlauts, spelled out as well.
CREATE FUNCTION search_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN normalize($1, NFKC) ~ '[ÄÖÜØÅäöüøå]'
    THEN search_text($1) || E'\n' || spelled_out($1) ELSE search_text($1) END;

-- What a text is sorted by: without accents, and numbers by their size, so that 'Team 2' comes before 'Team 10'.
CREATE FUNCTION sort_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(
    regexp_replace(search_text($1), '(\d+)', '000000000\1', 'g'), '0*(\d{9,})', '\1', 'g'
  );

-- Computed once: doing it for each of 20,000 people whenever somebody types a letter takes a third of a second.
ALTER TABLE users
  ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (search_key(name || E'\n' || email)) STORED,
  ADD COLUMN sorted text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (sort_key(coalesce(nullif(name, ''), email))) STORED;
CREATE INDEX users_sorted_idx ON users (sorted, id);

ALTER TABLE departments
  ADD COLUMN sorted text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED;

ALTER TABLE teams
  ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (search_key(name)) STORED,
  ADD COLUMN sorted text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED;
CREATE INDEX teams_sorted_idx ON teams (sorted, id);

-- In one statement, so that a long log is written anew only once.
ALTER TABLE audit_entries
  DROP COLUMN searched,
  ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
    search_key(
      summary || E'\n' || coalesce(actor_name, '') || E'\n' || coalesce(actor_email, '')
      || E'\n' || coalesce(subject_name, '') || E'\n' || coalesce(subject_email, '')
    )
  ) STORED;
