-- The audit log names records by identifiers.
ALTER TABLE leave_types ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
