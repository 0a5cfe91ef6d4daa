-- Takes the shared lock on closings until commit, then reads the last closed day. In one statement of a client, the
-- day would be read as it was before the wait for the lock; each statement of this function sees what was committed.
CREATE FUNCTION share_closings(closings_lock bigint) RETURNS date LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(closings_lock);
  RETURN (SELECT max(through) FROM leave_closings);
END
$$;
