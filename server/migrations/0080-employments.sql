-- A person's employments before the latest one, in order: [{"startDate"?, "endDate", "countsEarlier", "keepsBalance"}].
-- The first and last day of the latest one stay columns; its flags say how it continues those before it.
ALTER TABLE users
  ADD COLUMN earlier_employments jsonb NOT NULL DEFAULT '[]'
    CONSTRAINT users_earlier_employments_check CHECK (jsonb_typeof(earlier_employments) = 'array'),
  ADD COLUMN counts_earlier boolean NOT NULL DEFAULT false,
  ADD COLUMN keeps_balance boolean NOT NULL DEFAULT false;

-- All employed days. Dates in JSON are ISO dates, so the cast doesn't depend on settings.
CREATE FUNCTION employed_days(first_day date, last_day date, earlier jsonb) RETURNS datemultirange
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT datemultirange(daterange(first_day, last_day, '[]')) + coalesce(range_agg(
      daterange((each ->> 'startDate')::date, (each ->> 'endDate')::date, '[]')), '{}')
    FROM jsonb_array_elements(earlier) AS each
  );
ALTER TABLE users ADD COLUMN employed datemultirange NOT NULL
  GENERATED ALWAYS AS (employed_days(employment_start, employment_end, earlier_employments)) STORED;
