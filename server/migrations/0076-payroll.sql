-- How a payroll program takes the absences of a period: what a row is, the columns, and the form of the file.
CREATE TABLE payroll_profiles (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  settings jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX payroll_profiles_name_idx ON payroll_profiles (lower(btrim(name)));
CREATE TRIGGER payroll_profiles_version BEFORE UPDATE ON payroll_profiles
  FOR EACH ROW EXECUTE FUNCTION grow_version();

-- What was handed over: a day at most once for each profile. The settings are those of the profile on the day of the run.
CREATE TABLE payroll_runs (
  id uuid PRIMARY KEY,
  profile_id uuid NOT NULL REFERENCES payroll_profiles (id),
  start_date date NOT NULL,
  end_date date NOT NULL,
  settings jsonb NOT NULL,
  row_count integer NOT NULL CHECK (row_count >= 0),
  correction_count integer NOT NULL CHECK (correction_count >= 0),
  -- The time of the insert: the transaction may have waited for another run since it began.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  created_by_id uuid NOT NULL REFERENCES users (id),
  CONSTRAINT payroll_runs_period_check CHECK (start_date <= end_date),
  CONSTRAINT payroll_runs_no_overlap EXCLUDE USING gist (
    profile_id WITH =, daterange(start_date, end_date, '[]') WITH &&
  )
);
CREATE INDEX payroll_runs_created_by_id_idx ON payroll_runs (created_by_id);

-- The rows of a run in the order of its file. Erasing a person takes the name, address and number out of `person`.
CREATE TABLE payroll_rows (
  run_id uuid NOT NULL REFERENCES payroll_runs (id) ON DELETE CASCADE,
  part text NOT NULL CHECK (part IN ('ROWS', 'CORRECTIONS')),
  position integer NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  person jsonb NOT NULL,
  amounts jsonb NOT NULL,
  PRIMARY KEY (run_id, part, position)
);
CREATE INDEX payroll_rows_user_id_idx ON payroll_rows (user_id);

INSERT INTO payroll_profiles (id, name, settings)
SELECT id::uuid, name, settings::jsonb || jsonb_build_object(
  'placeIds', '[]'::jsonb,
  'types', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('code', code) ORDER BY code), '[]') FROM leave_types WHERE is_away
  )
)
FROM (
  VALUES
    ('01900000-0000-7000-8000-000000007401', 'Sums per month', '{
      "level": "SUMS", "headings": true, "separator": ",", "decimal": ".", "dateFormat": "YYYY-MM-DD",
      "encoding": "UTF-8-BOM", "lineEnd": "CRLF", "format": "CSV", "groupBy": "RUN", "corrections": "ROWS",
      "columns": [
        {"field": "personnelNumber", "heading": "Personnel number"}, {"field": "name", "heading": "Name"},
        {"field": "month", "heading": "Month"}, {"field": "typeName", "heading": "Type"},
        {"field": "days", "heading": "Days"}, {"field": "hours", "heading": "Hours"},
        {"field": "calendarDays", "heading": "Calendar days"}
      ]
    }'),
    ('01900000-0000-7000-8000-000000007402', 'One line per absence', '{
      "level": "ABSENCES", "headings": true, "separator": ",", "decimal": ".", "dateFormat": "YYYY-MM-DD",
      "encoding": "UTF-8-BOM", "lineEnd": "CRLF", "format": "CSV", "groupBy": "RUN", "corrections": "ROWS",
      "columns": [
        {"field": "personnelNumber", "heading": "Personnel number"}, {"field": "name", "heading": "Name"},
        {"field": "typeName", "heading": "Type"}, {"field": "startDate", "heading": "First day"},
        {"field": "endDate", "heading": "Last day"}, {"field": "days", "heading": "Days"},
        {"field": "hours", "heading": "Hours"}, {"field": "calendarDays", "heading": "Calendar days"},
        {"field": "change", "heading": "Change"}
      ]
    }'),
    ('01900000-0000-7000-8000-000000007403', 'One line per day (DATEV Lohn und Gehalt)', '{
      "level": "DAYS", "headings": false, "separator": ";", "decimal": ",", "dateFormat": "DD",
      "encoding": "UTF-8", "lineEnd": "CRLF", "format": "CSV", "groupBy": "MONTH", "corrections": "ROWS",
      "before": "1234567;12345;{month}/{year}",
      "columns": [
        {"field": "personnelNumber", "heading": "Personnel number"}, {"field": "date", "heading": "Day"},
        {"field": "payrollCode", "heading": "Code"}, {"field": "share", "heading": "Amount"}
      ]
    }')
) AS seeded (id, name, settings);
