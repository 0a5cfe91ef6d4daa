-- What an entry is searched by, once and for all: reading the texts of a long log anew at each search takes seconds.
-- A generated column asks for an immutable function, which this one is as long as nobody changes the rules of unaccent.
ALTER FUNCTION search_text(text) IMMUTABLE;

-- The lines keep what is searched for from reaching out of one text into the next.
ALTER TABLE audit_entries ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
  search_text(
    summary || E'\n' || coalesce(actor_name, '') || E'\n' || coalesce(actor_email, '')
    || E'\n' || coalesce(subject_name, '') || E'\n' || coalesce(subject_email, '')
  )
) STORED;
