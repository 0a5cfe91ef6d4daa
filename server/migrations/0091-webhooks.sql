-- Programs of the company that are called when something happens. The secrets sign the calls; they are sealed with a key
-- derived from AUTH_SECRET. The former one signs too until the given time.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  url text NOT NULL CHECK (char_length(url) BETWEEN 1 AND 2000),
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  names boolean NOT NULL,
  types boolean NOT NULL,
  is_active boolean NOT NULL,
  sealed_secret text NOT NULL,
  former_sealed_secret text,
  former_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Since when no event was accepted, and whether administrators were emailed.
  failing_since timestamptz,
  is_failure_told boolean NOT NULL DEFAULT false
);
CREATE TRIGGER webhooks_version BEFORE UPDATE ON webhooks
  FOR EACH ROW EXECUTE FUNCTION grow_version(
    'sealed_secret', 'former_sealed_secret', 'former_until', 'failing_since', 'is_failure_told'
  );

-- Events on their way to webhooks, written with the change that caused them. The id is the webhook-id of each attempt; a
-- test has no entry of the log.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  entry_id uuid,
  event text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  last_status_code integer,
  last_error text,
  last_milliseconds integer
);
CREATE INDEX webhook_deliveries_list_idx ON webhook_deliveries (webhook_id, at DESC, id DESC);
CREATE INDEX webhook_deliveries_age_idx ON webhook_deliveries (at);
