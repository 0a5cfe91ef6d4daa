-- A decision by another administrator is news for the page that lists what is open.
CREATE TRIGGER leave_recalculations_news AFTER INSERT OR UPDATE OR DELETE ON leave_recalculations
  FOR EACH ROW EXECUTE FUNCTION announce_change('time-off', 'user_id');
