-- Says on the channel almanac_news that something has changed: of which topic, and for whom. Takes the topic and
-- the column that names the person; the notification leaves with the commit, and one a person is enough.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  PERFORM pg_notify(
    'almanac_news',
    jsonb_build_object('topic', TG_ARGV[0], 'userId', changed ->> TG_ARGV[1])::text
  );
  RETURN NULL;
END
$$;

CREATE TRIGGER time_off_requests_news AFTER INSERT OR UPDATE OR DELETE ON time_off_requests
  FOR EACH ROW EXECUTE FUNCTION announce_change('time-off', 'user_id');
CREATE TRIGGER balance_adjustments_news AFTER INSERT ON balance_adjustments
  FOR EACH ROW EXECUTE FUNCTION announce_change('time-off', 'user_id');
CREATE TRIGGER team_members_news AFTER INSERT OR UPDATE OR DELETE ON team_members
  FOR EACH ROW EXECUTE FUNCTION announce_change('teams', 'user_id');
CREATE TRIGGER teams_news AFTER INSERT OR UPDATE OR DELETE ON teams
  FOR EACH ROW EXECUTE FUNCTION announce_change('teams', 'team_lead_id');
CREATE TRIGGER users_news AFTER INSERT OR UPDATE OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION announce_change('people', 'id');
CREATE TRIGGER sessions_news AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_change('session', 'user_id');
