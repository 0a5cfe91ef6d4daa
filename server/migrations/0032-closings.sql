-- A closing is a record of its own, as the audit log names it.
ALTER TABLE leave_closings ADD COLUMN id uuid NOT NULL UNIQUE;
