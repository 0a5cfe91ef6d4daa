-- What became of approved time off that was interrupted: the rest of it after the interruption, and the days that were
-- taken out, as the type that they are recorded as. Both say which request they come from.
ALTER TABLE time_off_requests
  ADD COLUMN origin_id uuid REFERENCES time_off_requests (id),
  ADD COLUMN origin_kind text CHECK (origin_kind IN ('REST', 'INTERRUPTION')),
  -- Who asked for it in the name of the person.
  ADD COLUMN recorded_by_id uuid REFERENCES users (id),
  ADD CONSTRAINT time_off_requests_origin_check CHECK ((origin_id IS NULL) = (origin_kind IS NULL)),
  ADD CONSTRAINT time_off_requests_own_origin_check CHECK (origin_id <> id);
CREATE INDEX time_off_requests_origin_idx ON time_off_requests (origin_id) WHERE origin_id IS NOT NULL;
CREATE INDEX time_off_requests_recorded_by_idx ON time_off_requests (recorded_by_id) WHERE recorded_by_id IS NOT NULL;
