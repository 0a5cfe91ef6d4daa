-- Who asks for time off is called the same here as in the calls and on the screens.
ALTER TABLE time_off_requests RENAME COLUMN user_id TO requester_id;
ALTER TABLE time_off_requests
  RENAME CONSTRAINT time_off_requests_user_id_fkey TO time_off_requests_requester_id_fkey;
ALTER INDEX time_off_requests_user_id_idx RENAME TO time_off_requests_requester_id_idx;

DROP TRIGGER time_off_requests_news ON time_off_requests;
CREATE TRIGGER time_off_requests_news AFTER INSERT OR UPDATE OR DELETE ON time_off_requests
  FOR EACH ROW EXECUTE FUNCTION announce_change('time-off', 'requester_id');
