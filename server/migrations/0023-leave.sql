-- Leave as data: dated rules that HR keeps, from which every balance is derived. Amounts are whole numbers: hundredths of a
-- day, or minutes. What depends on the environment (the first schedule, place, plan and everybody's terms) the first start
-- writes.

CREATE TABLE leave_types (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z][A-Z0-9_]{0,39}$' AND code <> 'AWAY'),
  name text NOT NULL CHECK (btrim(name) <> ''),
  colour text NOT NULL
    CHECK (colour IN ('blue', 'red', 'green', 'grey', 'orange', 'purple', 'teal', 'pink')),
  unit text NOT NULL CHECK (unit IN ('DAY', 'HOUR')),
  counts text NOT NULL CHECK (counts IN ('WORKED', 'WEEKDAYS', 'CALENDAR')),
  takes_halves boolean NOT NULL,
  is_paid boolean NOT NULL,
  is_away boolean NOT NULL,
  needs_approval boolean NOT NULL,
  reason text NOT NULL CHECK (reason IN ('NONE', 'OPTIONAL', 'REQUIRED')),
  document_after_days integer CHECK (document_after_days BETWEEN 0 AND 366),
  shown_to text NOT NULL CHECK (shown_to IN ('EVERYONE', 'APPROVERS', 'HR')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  sorted text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED,
  CONSTRAINT leave_types_hours_check CHECK (unit = 'DAY' OR counts = 'WORKED')
);
CREATE UNIQUE INDEX leave_types_name_key ON leave_types (lower(btrim(name)));

INSERT INTO leave_types
  (code, name, colour, unit, counts, takes_halves, is_paid, is_away, needs_approval, reason, shown_to)
VALUES
  ('VACATION', 'Vacation', 'blue', 'DAY', 'WORKED', true, true, true, true, 'OPTIONAL', 'APPROVERS'),
  ('SICK_LEAVE', 'Sick Leave', 'red', 'DAY', 'WORKED', true, true, true, true, 'OPTIONAL', 'APPROVERS'),
  ('WORK_FROM_HOME', 'Work From Home', 'green', 'DAY', 'WORKED', true, true, false, true, 'OPTIONAL', 'APPROVERS'),
  ('UNPAID', 'Unpaid Leave', 'grey', 'DAY', 'WORKED', true, false, true, true, 'OPTIONAL', 'APPROVERS');

-- The first day of the leave years is one that each year has; without one they begin on each person's anniversary.
CREATE TABLE leave_plans (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (btrim(name) <> ''),
  year_start text CHECK (
    year_start ~ '^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))$'
  ),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  sorted text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED
);
CREATE UNIQUE INDEX leave_plans_name_key ON leave_plans (lower(btrim(name)));

-- Rules are one document that is replaced as a whole; without rules the offer ends.
CREATE TABLE leave_policies (
  id uuid PRIMARY KEY,
  plan_id uuid NOT NULL REFERENCES leave_plans (id) ON DELETE CASCADE,
  type text NOT NULL REFERENCES leave_types (code),
  effective_from date NOT NULL,
  rules jsonb CHECK (jsonb_typeof(rules) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (plan_id, type, effective_from)
);
CREATE INDEX leave_policies_type_idx ON leave_policies (type);

-- Minutes of each half day, 14 a week from Monday morning on; several weeks repeat from the anchor.
CREATE TABLE work_schedules (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (btrim(name) <> ''),
  minutes smallint[] NOT NULL,
  anchor date CHECK (extract(isodow FROM anchor) = 1),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  sorted text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED,
  CONSTRAINT work_schedules_minutes_check CHECK (
    cardinality(minutes) IN (14, 28, 42, 56)
    AND array_ndims(minutes) = 1
    AND array_position(minutes, NULL) IS NULL
    AND 0 <= ALL (minutes) AND 720 >= ALL (minutes) AND 0 < ANY (minutes)
  ),
  CONSTRAINT work_schedules_weeks_check CHECK (cardinality(minutes) = 14 OR anchor IS NOT NULL)
);
CREATE UNIQUE INDEX work_schedules_name_key ON work_schedules (lower(btrim(name)));

CREATE TABLE places (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (btrim(name) <> ''),
  region text,
  plan_id uuid NOT NULL REFERENCES leave_plans (id),
  schedule_id uuid NOT NULL REFERENCES work_schedules (id),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  sorted text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED
);
CREATE UNIQUE INDEX places_name_key ON places (lower(btrim(name)));
CREATE INDEX places_plan_id_idx ON places (plan_id);
CREATE INDEX places_schedule_id_idx ON places (schedule_id);

-- A whole day, or the half that is named.
CREATE TABLE public_holidays (
  id uuid PRIMARY KEY,
  place_id uuid NOT NULL REFERENCES places (id) ON DELETE CASCADE,
  date date NOT NULL,
  half text CHECK (half IN ('AM', 'PM')),
  name text NOT NULL CHECK (btrim(name) <> ''),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (place_id, date)
);

-- What a person holds from a day on.
CREATE TABLE person_terms (
  user_id uuid NOT NULL REFERENCES users (id),
  effective_from date NOT NULL,
  place_id uuid NOT NULL REFERENCES places (id),
  plan_id uuid NOT NULL REFERENCES leave_plans (id),
  schedule_id uuid NOT NULL REFERENCES work_schedules (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, effective_from)
);
CREATE INDEX person_terms_place_id_idx ON person_terms (place_id);
CREATE INDEX person_terms_plan_id_idx ON person_terms (plan_id);
CREATE INDEX person_terms_schedule_id_idx ON person_terms (schedule_id);

-- The plan of newcomers, before that of their place.
ALTER TABLE departments ADD COLUMN plan_id uuid REFERENCES leave_plans (id);
CREATE INDEX departments_plan_id_idx ON departments (plan_id);

ALTER TABLE balance_adjustments RENAME TO leave_adjustments;
ALTER TABLE leave_adjustments RENAME COLUMN days TO amount;
ALTER TABLE leave_adjustments
  DROP CONSTRAINT balance_adjustments_days_check,
  ALTER COLUMN amount TYPE integer USING (amount * 100)::integer,
  ADD COLUMN expires_on date,
  ADD CONSTRAINT leave_adjustments_type_fkey FOREIGN KEY (type) REFERENCES leave_types (code),
  ADD CONSTRAINT leave_adjustments_expiry_check CHECK (expires_on IS NULL OR (expires_on >= effective_on AND amount > 0));
ALTER TABLE leave_adjustments RENAME CONSTRAINT balance_adjustments_type_check TO leave_adjustments_type_check;
ALTER TABLE leave_adjustments RENAME CONSTRAINT balance_adjustments_pkey TO leave_adjustments_pkey;
ALTER TABLE leave_adjustments RENAME CONSTRAINT balance_adjustments_reason_check TO leave_adjustments_reason_check;
ALTER TABLE leave_adjustments RENAME CONSTRAINT balance_adjustments_user_id_fkey TO leave_adjustments_user_id_fkey;
ALTER TABLE leave_adjustments
  RENAME CONSTRAINT balance_adjustments_author_id_fkey TO leave_adjustments_author_id_fkey;
ALTER INDEX balance_adjustments_user_id_idx RENAME TO leave_adjustments_user_id_idx;
CREATE INDEX leave_adjustments_type_idx ON leave_adjustments (type);
ALTER TRIGGER balance_adjustments_news ON leave_adjustments RENAME TO leave_adjustments_news;

-- Half days are numbered, two a day, so that a morning and an afternoon may belong to two requests.
CREATE FUNCTION half_day_slot(date, half text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ($1 - DATE '2000-01-01') * 2 + (half = 'PM')::integer;

ALTER TABLE time_off_requests
  ADD COLUMN start_half text NOT NULL DEFAULT 'AM' CHECK (start_half IN ('AM', 'PM')),
  ADD COLUMN end_half text NOT NULL DEFAULT 'PM' CHECK (end_half IN ('AM', 'PM')),
  ADD COLUMN minutes integer CHECK (minutes BETWEEN 1 AND 1440),
  ADD COLUMN decided_amount integer CHECK (decided_amount >= 0),
  ADD COLUMN document_received_on date,
  ADD CONSTRAINT time_off_requests_type_fkey FOREIGN KEY (type) REFERENCES leave_types (code),
  ADD CONSTRAINT time_off_requests_former_type_fkey FOREIGN KEY (former_type) REFERENCES leave_types (code),
  DROP CONSTRAINT time_off_requests_period_check,
  ADD CONSTRAINT time_off_requests_period_check CHECK (
    half_day_slot(start_date, start_half) <= half_day_slot(end_date, end_half)
  ),
  ADD CONSTRAINT time_off_requests_single_day_check CHECK (minutes IS NULL OR start_date = end_date),
  DROP CONSTRAINT time_off_requests_decision_check,
  -- Leave that needs no approval stands without anybody's decision.
  ADD CONSTRAINT time_off_requests_decision_check CHECK (
    (decided_by_id IS NULL OR decided_at IS NOT NULL)
    AND (status <> 'PENDING' OR decided_at IS NULL)
    AND (status NOT IN ('APPROVED', 'REJECTED') OR decided_at IS NOT NULL)
    AND (status <> 'REJECTED' OR decided_by_id IS NOT NULL)
    AND (rejection_reason IS NULL OR status = 'REJECTED')
  ),
  DROP CONSTRAINT time_off_requests_no_overlap,
  ADD CONSTRAINT time_off_requests_no_overlap EXCLUDE USING gist (
    requester_id WITH =,
    int4range(half_day_slot(start_date, start_half), half_day_slot(end_date, end_half), '[]') WITH &&
  ) WHERE (status IN ('PENDING', 'APPROVED'));
CREATE INDEX time_off_requests_type_idx ON time_off_requests (type);

-- What each approval was charged: its business days. Nobody is told, and no version grows, as nothing was edited.
ALTER TABLE time_off_requests DISABLE TRIGGER USER;
UPDATE time_off_requests SET decided_amount = 100 * (
  SELECT count(*) FROM generate_series(start_date, end_date, interval '1 day') AS day
  WHERE extract(isodow FROM day) < 6
)
WHERE status = 'APPROVED';
ALTER TABLE time_off_requests ENABLE TRIGGER USER;

-- Through these days HR has closed the accounts; what they held then is kept as a witness, and no sum reads it.
CREATE TABLE leave_closings (
  through date PRIMARY KEY,
  closed_by_id uuid NOT NULL REFERENCES users (id),
  closed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX leave_closings_closed_by_id_idx ON leave_closings (closed_by_id);

CREATE TABLE leave_closing_balances (
  through date NOT NULL REFERENCES leave_closings (through) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id),
  type text NOT NULL REFERENCES leave_types (code),
  amount integer NOT NULL,
  PRIMARY KEY (through, user_id, type)
);
CREATE INDEX leave_closing_balances_user_id_idx ON leave_closing_balances (user_id, type);

CREATE TRIGGER leave_types_version BEFORE UPDATE ON leave_types
  FOR EACH ROW EXECUTE FUNCTION grow_version();
CREATE TRIGGER leave_plans_version BEFORE UPDATE ON leave_plans
  FOR EACH ROW EXECUTE FUNCTION grow_version();
CREATE TRIGGER work_schedules_version BEFORE UPDATE ON work_schedules
  FOR EACH ROW EXECUTE FUNCTION grow_version();
CREATE TRIGGER places_version BEFORE UPDATE ON places
  FOR EACH ROW EXECUTE FUNCTION grow_version();

CREATE TRIGGER person_terms_news AFTER INSERT OR UPDATE OR DELETE ON person_terms
  FOR EACH ROW EXECUTE FUNCTION announce_change('time-off', 'user_id');
