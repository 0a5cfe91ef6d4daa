-- The day in the company on which somebody entered the holiday, which no time zone of the database changes.
ALTER TABLE public_holidays ADD COLUMN added_on date NOT NULL DEFAULT CURRENT_DATE;
UPDATE public_holidays SET added_on = created_at::date;
ALTER TABLE public_holidays DROP COLUMN created_at;
