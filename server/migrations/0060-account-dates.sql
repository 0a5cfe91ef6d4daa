-- The day in the company on which the account was made: without an employment start, its leave year is the first.
ALTER TABLE users ADD COLUMN created_on date NOT NULL DEFAULT CURRENT_DATE;
UPDATE users SET created_on = created_at::date;
