CREATE TABLE time_off_requests (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  type text NOT NULL CHECK (type IN ('VACATION', 'SICK_LEAVE', 'WORK_FROM_HOME', 'UNPAID')),
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  start_date date NOT NULL,
  end_date date NOT NULL,
  reason text,
  rejection_reason text,
  decided_by_id uuid REFERENCES users (id),
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT time_off_requests_period_check CHECK (end_date >= start_date),
  CONSTRAINT time_off_requests_decision_check CHECK (
    (decided_by_id IS NULL) = (decided_at IS NULL)
    AND (status <> 'PENDING' OR decided_at IS NULL)
    AND (status NOT IN ('APPROVED', 'REJECTED') OR decided_at IS NOT NULL)
    AND (rejection_reason IS NULL OR status = 'REJECTED')
  ),
  CONSTRAINT time_off_requests_no_overlap EXCLUDE USING gist (
    user_id WITH =,
    daterange(start_date, end_date, '[]') WITH &&
  ) WHERE (status IN ('PENDING', 'APPROVED'))
);
CREATE INDEX time_off_requests_user_id_idx ON time_off_requests (user_id, created_at DESC);
CREATE INDEX time_off_requests_status_idx ON time_off_requests (status, created_at DESC);
CREATE INDEX time_off_requests_period_idx ON time_off_requests (start_date, end_date);
CREATE INDEX time_off_requests_decided_by_id_idx ON time_off_requests (decided_by_id);

-- Days added to (or, negative, taken from) the entitlement of the leave year that begins on the date.
CREATE TABLE balance_adjustments (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  type text NOT NULL CHECK (type IN ('VACATION', 'SICK_LEAVE')),
  leave_year_start date NOT NULL,
  days numeric(5, 1) NOT NULL CHECK (days * 2 = trunc(days * 2)),
  reason text NOT NULL CHECK (btrim(reason) <> ''),
  author_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX balance_adjustments_user_id_idx ON balance_adjustments (user_id, leave_year_start);
