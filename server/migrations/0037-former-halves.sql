-- What a pending request was before it was changed, to its halves or minutes; of older changes whole days are told.
ALTER TABLE time_off_requests
  ADD COLUMN former_start_half text CHECK (former_start_half IN ('AM', 'PM')),
  ADD COLUMN former_end_half text CHECK (former_end_half IN ('AM', 'PM')),
  ADD COLUMN former_minutes smallint,
  ADD CONSTRAINT time_off_requests_former_halves_check CHECK (
    former_type IS NOT NULL OR num_nonnulls(former_start_half, former_end_half, former_minutes) = 0
  );
