-- The last day of somebody's employment, and who takes over what they lead then.
ALTER TABLE users
  ADD COLUMN employment_end date,
  ADD COLUMN successor_id uuid REFERENCES users (id),
  ADD CONSTRAINT users_employment_check CHECK (employment_end >= employment_start);
CREATE INDEX users_successor_id_idx ON users (successor_id) WHERE successor_id IS NOT NULL;
CREATE INDEX users_employment_end_idx ON users (employment_end) WHERE is_active AND employment_end IS NOT NULL;
