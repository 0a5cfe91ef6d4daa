-- An adjustment counts in the leave year that holds its day, also when leave years begin on another day than it was made for.
ALTER TABLE balance_adjustments RENAME COLUMN leave_year_start TO effective_on;

UPDATE balance_adjustments SET effective_on = least(
  greatest((created_at AT TIME ZONE 'UTC')::date, effective_on),
  (effective_on + interval '1 year' - interval '1 day')::date
);
