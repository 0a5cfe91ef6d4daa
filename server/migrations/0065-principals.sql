-- Null for a person and for the system, which has no id either, so that former entries match their seals.
ALTER TABLE audit_entries
  ADD COLUMN actor_kind text CHECK (actor_kind IN ('SERVICE')),
  ADD CHECK (actor_kind IS NULL OR actor_id IS NOT NULL);

-- A service has idempotency keys of its own.
ALTER TABLE kept_answers
  DROP CONSTRAINT kept_answers_pkey,
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN service_id uuid,
  ADD CHECK (num_nonnulls(user_id, service_id) = 1),
  ADD UNIQUE NULLS NOT DISTINCT (user_id, service_id, call, key, part);
