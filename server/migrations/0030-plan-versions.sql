-- Counts the changes of a plan's policies, so that its version grows with them.
ALTER TABLE leave_plans ADD COLUMN policies_written integer NOT NULL DEFAULT 0;
