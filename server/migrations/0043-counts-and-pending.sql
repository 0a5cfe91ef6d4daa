-- What waits for somebody's decision is found without a look at all that their people ever asked for.
CREATE INDEX time_off_requests_pending_idx ON time_off_requests (requester_id) WHERE status = 'PENDING';

-- The requests of a few people with a day in a period.
CREATE INDEX time_off_requests_requester_days_idx ON time_off_requests (requester_id, end_date, start_date);

-- How many rows a table has: the sum of its rows here. Every statement that adds or takes away rows leaves the difference, and joins it with those
-- that no other transaction holds, so that nobody waits for anybody and few rows are left to add up.
CREATE TABLE row_counts (
  of_table text NOT NULL,
  count bigint NOT NULL
);

CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference bigint := (SELECT count(*) FROM changed) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
  free tid[] := '{}';
BEGIN
  IF difference = 0 THEN RETURN NULL; END IF;
  -- To take a row that has changed since its snapshot would end a transaction of another isolation.
  IF current_setting('transaction_isolation') = 'read committed' THEN
    free := ARRAY(SELECT ctid FROM row_counts WHERE of_table = TG_TABLE_NAME FOR UPDATE SKIP LOCKED);
  END IF;
  WITH joined AS (DELETE FROM row_counts WHERE ctid = ANY (free) RETURNING count)
  INSERT INTO row_counts (of_table, count)
  SELECT TG_TABLE_NAME, difference + coalesce(sum(count), 0) FROM joined;
  RETURN NULL;
END
$$;

CREATE TRIGGER users_joined_count AFTER INSERT ON users REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER users_left_count AFTER DELETE ON users REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER teams_joined_count AFTER INSERT ON teams REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER teams_left_count AFTER DELETE ON teams REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_rows();

INSERT INTO row_counts (of_table, count)
SELECT 'users', count(*) FROM users UNION ALL SELECT 'teams', count(*) FROM teams;
