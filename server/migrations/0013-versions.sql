-- How often a record was stored, so that a change can say on which state of it it was decided. A column that is added
-- later counts; those that a trigger names do not, as nobody edits them, nor do those that the database computes.
CREATE FUNCTION grow_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  uncounted text[] := ARRAY['version', 'updated_at'] || TG_ARGV || ARRAY(
    SELECT attname::text FROM pg_attribute WHERE attrelid = TG_RELID AND attgenerated <> ''
  );
BEGIN
  NEW.version := OLD.version + (to_jsonb(NEW) - uncounted IS DISTINCT FROM to_jsonb(OLD) - uncounted)::integer;
  RETURN NEW;
END
$$;

ALTER TABLE departments ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE users ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE teams ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE team_members ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE time_off_requests ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TRIGGER departments_version BEFORE UPDATE ON departments
  FOR EACH ROW EXECUTE FUNCTION grow_version();
CREATE TRIGGER users_version BEFORE UPDATE ON users
  FOR EACH ROW EXECUTE FUNCTION grow_version('email_verified', 'image', 'mails_requests_to_decide', 'mails_own_requests');
CREATE TRIGGER teams_version BEFORE UPDATE ON teams
  FOR EACH ROW EXECUTE FUNCTION grow_version();
CREATE TRIGGER team_members_version BEFORE UPDATE ON team_members
  FOR EACH ROW EXECUTE FUNCTION grow_version();
CREATE TRIGGER time_off_requests_version BEFORE UPDATE ON time_off_requests
  FOR EACH ROW EXECUTE FUNCTION grow_version();
