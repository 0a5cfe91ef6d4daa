-- Approvers may decide by links of emails only where a system administrator allows it.
ALTER TABLE system_settings ADD COLUMN decisions_by_email boolean NOT NULL DEFAULT false;

-- A link of an email with which one approver may decide one request, as it was in that version. Only the hash of its
-- token is stored. The request's id outlives the request, so that the link can say that it was deleted.
CREATE TABLE decision_links (
  token_hash text PRIMARY KEY,
  approver_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  request_id uuid NOT NULL,
  request_version integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX decision_links_approver_idx ON decision_links (approver_id);
CREATE INDEX decision_links_request_idx ON decision_links (request_id);
CREATE INDEX decision_links_expiry_idx ON decision_links (expires_at);

-- Links don't come back when decisions from emails are allowed again.
CREATE FUNCTION end_decision_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE decision_links SET expires_at = created_at;
  RETURN NULL;
END $$;
CREATE TRIGGER end_decision_links AFTER UPDATE ON system_settings
  FOR EACH ROW WHEN (OLD.decisions_by_email AND NOT NEW.decisions_by_email) EXECUTE FUNCTION end_decision_links();
