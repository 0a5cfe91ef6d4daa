-- Who decides in the place of somebody, and when: one person at a time.
CREATE TABLE deputies (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  deputy_id uuid NOT NULL REFERENCES users (id),
  start_date date NOT NULL,
  end_date date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT deputies_other_check CHECK (deputy_id <> user_id),
  CONSTRAINT deputies_period_check CHECK (end_date >= start_date),
  CONSTRAINT deputies_no_overlap EXCLUDE USING gist (
    user_id WITH =,
    daterange(start_date, end_date, '[]') WITH &&
  )
);
CREATE INDEX deputies_deputy_idx ON deputies (deputy_id);

-- Who stands in for whom on which days: the days of the deputy on which the other one is away as a whole.
CREATE VIEW standing_in AS
SELECT
  deputy.deputy_id,
  deputy.user_id,
  greatest(deputy.start_date, away.start_date + (away.start_half = 'PM')::integer) AS start_date,
  least(deputy.end_date, away.end_date - (away.end_half = 'AM')::integer) AS end_date
FROM deputies AS deputy
JOIN users AS deputising ON deputising.id = deputy.deputy_id AND deputising.is_active
JOIN users AS absent ON absent.id = deputy.user_id AND absent.is_active
JOIN time_off_requests AS away
  ON away.requester_id = deputy.user_id AND away.status = 'APPROVED' AND away.minutes IS NULL
  AND away.start_date <= deputy.end_date AND away.end_date >= deputy.start_date
JOIN leave_types AS type ON type.code = away.type AND type.is_away;

-- In whose place a request was decided.
ALTER TABLE time_off_requests ADD COLUMN decided_for_id uuid REFERENCES users (id);
CREATE INDEX time_off_requests_decided_for_idx ON time_off_requests (decided_for_id) WHERE decided_for_id IS NOT NULL;
