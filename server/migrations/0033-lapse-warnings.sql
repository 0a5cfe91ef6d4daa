-- Who was warned that leave of theirs lapses, how far ahead, and how much it was then: each of them once.
CREATE TABLE leave_lapse_warnings (
  user_id uuid NOT NULL REFERENCES users (id),
  type text NOT NULL REFERENCES leave_types (code) ON DELETE CASCADE,
  lapses_on date NOT NULL,
  stage text NOT NULL CHECK (stage IN ('THREE_MONTHS', 'FOUR_WEEKS')),
  amount integer NOT NULL CHECK (amount > 0),
  warned_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, type, lapses_on, stage)
);
CREATE INDEX leave_lapse_warnings_type_idx ON leave_lapse_warnings (type);

-- The plan that the first start has written: until somebody changes it, nobody is warned before its leave years end.
ALTER TABLE leave_plans ADD COLUMN is_seeded boolean NOT NULL DEFAULT false;
ALTER TABLE leave_plans DISABLE TRIGGER leave_plans_version;
UPDATE leave_plans SET is_seeded = true WHERE id = (SELECT id FROM leave_plans ORDER BY created_at, id LIMIT 1);
ALTER TABLE leave_plans ENABLE TRIGGER leave_plans_version;
