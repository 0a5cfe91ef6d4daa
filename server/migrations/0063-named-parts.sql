-- A call that makes several changes names each of them, by the record that it changes.
ALTER TABLE kept_answers
  ALTER COLUMN part TYPE text USING CASE part WHEN 0 THEN '' ELSE part::text END;
