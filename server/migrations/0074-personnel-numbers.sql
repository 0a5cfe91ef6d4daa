-- What payroll knows a person by, and where their costs go. Numbers differ in more than the case of their letters.
ALTER TABLE users
  ADD COLUMN personnel_number text CHECK (personnel_number ~ '\S' AND char_length(personnel_number) <= 40),
  ADD COLUMN cost_centre text CHECK (cost_centre ~ '\S' AND char_length(cost_centre) <= 40);
CREATE UNIQUE INDEX users_personnel_number ON users (lower(btrim(personnel_number)));

-- Lists for administrators also find people by their number and cost centre; those for colleagues don't.
ALTER TABLE users ADD COLUMN searched_by_admins text NOT NULL GENERATED ALWAYS AS (
  search_key(
    name || E'\n' || email || coalesce(E'\n' || personnel_number, '') || coalesce(E'\n' || cost_centre, '')
  )
) STORED;
CREATE INDEX users_searched_by_admins_idx ON users USING gin (searched_by_admins gin_trgm_ops);
