-- Lists of provisions for leave that were kept as of a day. Rows have no names, so what erasure removes isn't in them.
-- Totals are hundredths of a day; figures are the amounts of a row, in hundredths of a day or minutes.
CREATE TABLE leave_provision_lists (
  id uuid PRIMARY KEY,
  as_of date NOT NULL,
  kept_at timestamptz NOT NULL DEFAULT now(),
  kept_by_id uuid NOT NULL REFERENCES users (id),
  owed integer NOT NULL CHECK (owed >= 0),
  taken_in_advance integer NOT NULL CHECK (taken_in_advance >= 0)
);

CREATE INDEX leave_provision_lists_latest ON leave_provision_lists (kept_at DESC);
CREATE INDEX leave_provision_lists_kept_by ON leave_provision_lists (kept_by_id);

CREATE TABLE leave_provisions (
  list_id uuid NOT NULL REFERENCES leave_provision_lists (id) ON DELETE CASCADE,
  position integer NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  type text NOT NULL REFERENCES leave_types (code),
  figures jsonb NOT NULL,
  PRIMARY KEY (list_id, position),
  UNIQUE (list_id, user_id, type)
);

CREATE INDEX leave_provisions_of_person ON leave_provisions (user_id);
