-- Who was mailed once more about a request that waits: each person once for each reason, and anew once it was changed.
CREATE TABLE request_reminders (
  request_id uuid NOT NULL REFERENCES time_off_requests (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('STANDS_IN', 'REMINDED', 'ESCALATED')),
  -- The day since which the request waits.
  since date NOT NULL,
  mailed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (request_id, user_id, kind, since)
);
CREATE INDEX request_reminders_user_idx ON request_reminders (user_id);
