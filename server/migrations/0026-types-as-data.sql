-- Which types there are is said by leave_types alone, to which these columns refer.
ALTER TABLE time_off_requests
  DROP CONSTRAINT time_off_requests_type_check,
  DROP CONSTRAINT time_off_requests_former_type_check;
ALTER TABLE leave_adjustments DROP CONSTRAINT leave_adjustments_type_check;

-- A type says how everybody's time off is shown; whose it is does not matter.
CREATE TRIGGER leave_types_news AFTER INSERT OR UPDATE OR DELETE ON leave_types
  FOR EACH ROW EXECUTE FUNCTION announce_change('types');

-- The first four keep the colours in which they were always shown.
UPDATE leave_types SET colour = 'purple' WHERE code = 'WORK_FROM_HOME';
