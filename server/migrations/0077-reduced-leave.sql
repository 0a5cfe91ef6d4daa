-- Whether absences of the type reduce the year's grants of other types.
ALTER TABLE leave_types ADD COLUMN reduces_leave text NOT NULL DEFAULT 'NONE'
  CHECK (reduces_leave IN ('NONE', 'DAYS'));
