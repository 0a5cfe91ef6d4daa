-- HR was mailed in the month, which is its first day, that a place has no public holidays in a year.
CREATE TABLE holiday_reminders (
  place_id uuid NOT NULL REFERENCES places (id) ON DELETE CASCADE,
  year integer NOT NULL,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  mailed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (place_id, year, month)
);
