-- Counts the changes of a place's holidays, so that its version grows with them.
ALTER TABLE places ADD COLUMN holidays_written integer NOT NULL DEFAULT 0;
