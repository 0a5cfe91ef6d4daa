CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE teams (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (btrim(name) <> ''),
  description text,
  department_id uuid NOT NULL REFERENCES departments (id),
  team_lead_id uuid REFERENCES users (id),
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX teams_department_id_name_key ON teams (department_id, lower(btrim(name)));
CREATE INDEX teams_team_lead_id_idx ON teams (team_lead_id);

-- Allocations are whole tenths of a percent, so that their sums are exact.
CREATE TABLE team_members (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id),
  allocation_tenths integer NOT NULL CHECK (allocation_tenths BETWEEN 1 AND 1000),
  start_date date NOT NULL,
  end_date date,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT team_members_period_check CHECK (end_date >= start_date),
  CONSTRAINT team_members_no_overlap EXCLUDE USING gist (
    team_id WITH =,
    user_id WITH =,
    daterange(start_date, end_date, '[]') WITH &&
  )
);
CREATE INDEX team_members_user_id_idx ON team_members (user_id);
