-- How approved absences of a type keep leave from expiring: {"until": "NEXT_YEAR"} or {"monthsAfterYear": 15}; null: not.
ALTER TABLE leave_types ADD COLUMN protects_leave jsonb CHECK (
  protects_leave = '{"until": "NEXT_YEAR"}'
  OR (
    jsonb_typeof(protects_leave) = 'object' AND protects_leave - 'monthsAfterYear' = '{}'
    AND jsonb_typeof(protects_leave -> 'monthsAfterYear') = 'number'
    AND (protects_leave ->> 'monthsAfterYear')::numeric BETWEEN 1 AND 120
  )
);

-- The company's day of a warning, and warnings in the first week of a leave year.
ALTER TABLE leave_lapse_warnings ADD COLUMN warned_on date;
UPDATE leave_lapse_warnings SET warned_on = warned_at::date;
ALTER TABLE leave_lapse_warnings
  ALTER COLUMN warned_on SET NOT NULL,
  DROP CONSTRAINT leave_lapse_warnings_stage_check,
  ADD CONSTRAINT leave_lapse_warnings_stage_check CHECK (stage IN ('YEAR_START', 'THREE_MONTHS', 'FOUR_WEEKS'));

-- Leave that expired through this day needed a warning, if its policy says so.
CREATE TABLE leave_expiry_watch (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  checked_through date NOT NULL
);

-- Later last days for the leave of a leave year, set by HR.
CREATE TABLE moved_expiries (
  user_id uuid NOT NULL REFERENCES users (id),
  type text NOT NULL REFERENCES leave_types (code),
  leave_year_start date NOT NULL,
  expires_on date NOT NULL CHECK (expires_on >= leave_year_start),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
  author_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, type, leave_year_start)
);
CREATE INDEX moved_expiries_type_idx ON moved_expiries (type);
CREATE INDEX moved_expiries_author_id_idx ON moved_expiries (author_id);
