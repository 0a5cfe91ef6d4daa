-- An adjustment that is taken back is news as much as one that is made.
DROP TRIGGER leave_adjustments_news ON leave_adjustments;
CREATE TRIGGER leave_adjustments_news AFTER INSERT OR DELETE ON leave_adjustments
  FOR EACH ROW EXECUTE FUNCTION announce_change('time-off', 'user_id');

-- Rules count for everybody who holds them, and departments say who sees whom: no column names whom it concerns.
CREATE TRIGGER leave_plans_news AFTER INSERT OR UPDATE OR DELETE ON leave_plans
  FOR EACH ROW EXECUTE FUNCTION announce_change('rules');
CREATE TRIGGER leave_policies_news AFTER INSERT OR UPDATE OR DELETE ON leave_policies
  FOR EACH ROW EXECUTE FUNCTION announce_change('rules');
CREATE TRIGGER leave_closings_news AFTER INSERT OR DELETE ON leave_closings
  FOR EACH ROW EXECUTE FUNCTION announce_change('rules');
CREATE TRIGGER work_schedules_news AFTER INSERT OR UPDATE OR DELETE ON work_schedules
  FOR EACH ROW EXECUTE FUNCTION announce_change('rules');
CREATE TRIGGER places_news AFTER INSERT OR UPDATE OR DELETE ON places
  FOR EACH ROW EXECUTE FUNCTION announce_change('rules');
CREATE TRIGGER public_holidays_news AFTER INSERT OR UPDATE OR DELETE ON public_holidays
  FOR EACH ROW EXECUTE FUNCTION announce_change('rules');
CREATE TRIGGER departments_news AFTER INSERT OR UPDATE OR DELETE ON departments
  FOR EACH ROW EXECUTE FUNCTION announce_change('rules');

-- Whose requests somebody decides changes with a deputy for the two of them.
CREATE TRIGGER deputies_news AFTER INSERT OR UPDATE OR DELETE ON deputies
  FOR EACH ROW EXECUTE FUNCTION announce_change('time-off', 'user_id');
CREATE TRIGGER deputies_of_news AFTER INSERT OR UPDATE OR DELETE ON deputies
  FOR EACH ROW EXECUTE FUNCTION announce_change('time-off', 'deputy_id');
