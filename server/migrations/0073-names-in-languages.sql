-- The names of a record in other languages than its main one, by language; null without any.
CREATE FUNCTION are_names(jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN jsonb_typeof($1) = 'object' AND $1 <> '{}' AND $1 - ARRAY['de', 'fr', 'es', 'ar'] = '{}'
    AND NOT jsonb_path_exists($1, '$.* ? (@.type() != "string" || @ like_regex "^\\s*$")');

ALTER TABLE leave_types ADD COLUMN names jsonb CHECK (are_names(names));
ALTER TABLE leave_plans ADD COLUMN names jsonb CHECK (are_names(names));
ALTER TABLE places ADD COLUMN names jsonb CHECK (are_names(names));
ALTER TABLE teams ADD COLUMN names jsonb CHECK (are_names(names));

-- Teams are found by any of their names.
CREATE FUNCTION searched_names(name text, names jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN search_key(
    name || coalesce(E'\n' || (names ->> 'de'), '') || coalesce(E'\n' || (names ->> 'fr'), '')
    || coalesce(E'\n' || (names ->> 'es'), '') || coalesce(E'\n' || (names ->> 'ar'), '')
  );
ALTER TABLE teams DROP COLUMN searched;
ALTER TABLE teams ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (searched_names(name, names)) STORED;
CREATE INDEX teams_searched_idx ON teams USING gin (searched gin_trgm_ops);

-- The key by which a team is sorted for readers of a language; that of its main name has an index.
CREATE FUNCTION sort_key_in(language text, sorted text, names jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(sort_key(names ->> language), sorted);
