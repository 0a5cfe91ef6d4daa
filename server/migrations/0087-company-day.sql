-- The day that the company has reached, as the daily watch found it: statements that read records of any day know by it
-- how long ago that was.
CREATE TABLE company_day (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  day date NOT NULL
);
