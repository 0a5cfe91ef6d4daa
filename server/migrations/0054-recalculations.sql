-- Engines that derived the balances of this database before, each with the day on which its figures were compared with those of
-- the next engine. A release that changes the engine adds the former one here; a new database has none.
CREATE TABLE leave_engine_updates (
  former_engine integer PRIMARY KEY CHECK (former_engine > 0),
  compared_on date
);
INSERT INTO leave_engine_updates (former_engine) SELECT 1 WHERE EXISTS (SELECT FROM users);

-- Accounts whose balances differ between the two engines, in hundredths of a day or minutes.
CREATE TABLE leave_recalculations (
  id uuid PRIMARY KEY,
  former_engine integer NOT NULL REFERENCES leave_engine_updates (former_engine),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL REFERENCES leave_types (code) ON DELETE CASCADE,
  -- [{on, before, after, isListed}], in the order of their days.
  days jsonb NOT NULL,
  reasons text[] NOT NULL,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'KEPT', 'ACCEPTED')),
  decided_by_id uuid REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT leave_recalculations_decided_check
    CHECK ((state = 'OPEN') = (decided_by_id IS NULL) AND (state = 'OPEN') = (decided_at IS NULL)),
  UNIQUE (user_id, type, former_engine)
);
CREATE INDEX leave_recalculations_former_engine_idx ON leave_recalculations (former_engine);
CREATE INDEX leave_recalculations_type_idx ON leave_recalculations (type);
CREATE INDEX leave_recalculations_state_idx ON leave_recalculations (state);
CREATE INDEX leave_recalculations_decided_by_id_idx ON leave_recalculations (decided_by_id);

-- A marked closing balance keeps its figure, while its records lead to the recalculated one, or to none any more.
ALTER TABLE leave_closing_balances
  ADD COLUMN mark text CHECK (mark = 'RECALCULATED'),
  ADD COLUMN recalculated_amount integer,
  ADD CONSTRAINT leave_closing_balances_recalculated_check CHECK (mark IS NOT NULL OR recalculated_amount IS NULL);
