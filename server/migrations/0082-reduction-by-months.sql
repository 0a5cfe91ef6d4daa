-- Absences that reduce leave by full calendar months, once an administrator has said so.
ALTER TABLE leave_types
  DROP CONSTRAINT leave_types_reduces_leave_check,
  ADD CONSTRAINT leave_types_reduces_leave_check CHECK (reduces_leave IN ('NONE', 'DAYS', 'FULL_MONTHS'));

-- The day on which the person was notified that the absence reduces their leave; null: it doesn't.
ALTER TABLE time_off_requests ADD COLUMN leave_reduced_on date;
