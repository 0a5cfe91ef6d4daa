-- What a pending request was before its type or days were last changed, for those who may have read it as it was.
ALTER TABLE time_off_requests
  ADD COLUMN former_type text CHECK (former_type IN ('VACATION', 'SICK_LEAVE', 'WORK_FROM_HOME', 'UNPAID')),
  ADD COLUMN former_start_date date,
  ADD COLUMN former_end_date date,
  ADD CONSTRAINT time_off_requests_former_check CHECK (
    num_nulls(former_type, former_start_date, former_end_date) IN (0, 3) AND former_end_date >= former_start_date
  );
