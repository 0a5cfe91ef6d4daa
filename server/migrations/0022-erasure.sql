-- The addresses under which a person is or was known, but for those that belong to somebody else by now.
CREATE FUNCTION addresses_of(person uuid) RETURNS text[] STABLE LANGUAGE sql RETURN ARRAY(
  SELECT address FROM (
    SELECT email AS address FROM users WHERE id = person
    UNION
    SELECT beside.actor_email FROM audit_entries AS entry JOIN audit_personal AS beside ON beside.entry_id = entry.id
    WHERE entry.actor_id = person
    UNION
    SELECT beside.subject_email FROM audit_entries AS entry JOIN audit_personal AS beside ON beside.entry_id = entry.id
    WHERE entry.subject_id = person
  ) AS known
  WHERE address <> '' AND NOT EXISTS (SELECT FROM users WHERE email = address AND id <> person)
  ORDER BY address
);

-- Finds the addresses in a text, with or without a tag, and not as a part of longer ones.
CREATE FUNCTION address_pattern(addresses text[]) RETURNS text IMMUTABLE LANGUAGE sql RETURN (
  SELECT '(?<![\w.''+-])(?:' || string_agg(
    replace(regexp_replace(address, '([^\w@-])', '\\\1', 'g'), '@', '(?:\+[^@\s]*)?@'), '|'
  ) || ')(?![\w-]|\.\w)' FROM unnest(addresses) AS address
);

-- Whether any text within the value matches the pattern.
CREATE FUNCTION says_any(value jsonb, pattern text) RETURNS boolean IMMUTABLE LANGUAGE sql RETURN EXISTS (
  SELECT FROM jsonb_path_query(value, '$.**') AS part
  WHERE jsonb_typeof(part) = 'string' AND part #>> '{}' ~* pattern
);

-- An entry with whom something is erased may lose parts of what it says about people, each with its salt; nothing of it
-- is ever rewritten, whoever tries.
CREATE FUNCTION refuse_audit_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.entry_id = OLD.entry_id
    AND EXISTS (SELECT FROM audit_erasures WHERE audit_erasures.entry_id = OLD.entry_id)
    AND (coalesce(NEW.actor_name, NEW.actor_email, NEW.actor_salt::text) IS NULL
      OR (NEW.actor_name, NEW.actor_email, NEW.actor_salt) IS NOT DISTINCT FROM (OLD.actor_name, OLD.actor_email, OLD.actor_salt))
    AND (coalesce(NEW.subject_name, NEW.subject_email, NEW.subject_salt::text) IS NULL
      OR (NEW.subject_name, NEW.subject_email, NEW.subject_salt) IS NOT DISTINCT FROM (OLD.subject_name, OLD.subject_email, OLD.subject_salt))
    AND ((NEW.summary = '' AND NEW.summary_salt IS NULL)
      OR (NEW.summary, NEW.summary_salt) IS NOT DISTINCT FROM (OLD.summary, OLD.summary_salt))
    AND (coalesce(NEW.reason, NEW.reason_salt::text) IS NULL
      OR (NEW.reason, NEW.reason_salt) IS NOT DISTINCT FROM (OLD.reason, OLD.reason_salt))
    AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(NEW.changed_values) AS kept
      WHERE kept NOT IN (SELECT jsonb_array_elements(OLD.changed_values))
    )
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'audit entries are never changed or deleted';
END
$$;
DROP TRIGGER audit_personal_append_only ON audit_personal;
CREATE TRIGGER audit_personal_append_only BEFORE DELETE OR TRUNCATE ON audit_personal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_personal_erase_only BEFORE UPDATE ON audit_personal
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_rewriting();

-- Erases what the log says about a person who is deactivated: who they were, what was said of them and why, and their
-- address wherever else it stands.
CREATE FUNCTION erase_from_audit(person uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  addresses text[] := addresses_of(person);
  pattern text := address_pattern(addresses);
  -- Whatever matches the pattern is like one of these, which are looked for in a long log at a tenth of the price.
  likes text[] := ARRAY(
    SELECT '%' || replace(replace(lower(address), '_', '\_'), '@', '%@') || '%' FROM unnest(addresses) AS address
  );
  named jsonb := jsonb_build_array(jsonb_build_object('people', jsonb_build_array(person)));
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE id = person AND NOT is_active) THEN
    RAISE EXCEPTION 'only somebody who is deactivated is erased from the audit log';
  END IF;
  INSERT INTO audit_erasures (entry_id, person_id)
  SELECT entry.id, person
  FROM audit_entries AS entry JOIN audit_personal AS beside ON beside.entry_id = entry.id
  WHERE entry.actor_id = person OR entry.subject_id = person OR entry.changes @> named
    OR (lower(beside.summary) LIKE ANY (likes) AND beside.summary ~* pattern)
    OR (lower(beside.reason) LIKE ANY (likes) AND beside.reason ~* pattern)
    OR (lower(beside.changed_values::text) LIKE ANY (likes) AND says_any(beside.changed_values, pattern));
  UPDATE audit_personal AS beside SET
    actor_name = CASE WHEN entry.actor_id = person THEN NULL ELSE actor_name END,
    actor_email = CASE WHEN entry.actor_id = person THEN NULL ELSE actor_email END,
    actor_salt = CASE WHEN entry.actor_id = person THEN NULL ELSE actor_salt END,
    subject_name = CASE WHEN entry.subject_id = person THEN NULL ELSE subject_name END,
    subject_email = CASE WHEN entry.subject_id = person THEN NULL ELSE subject_email END,
    subject_salt = CASE WHEN entry.subject_id = person THEN NULL ELSE subject_salt END,
    summary = CASE WHEN entry.subject_id = person OR summary ~* pattern THEN '' ELSE summary END,
    summary_salt = CASE WHEN entry.subject_id = person OR summary ~* pattern THEN NULL ELSE summary_salt END,
    reason = CASE WHEN entry.subject_id = person OR reason ~* pattern THEN NULL ELSE reason END,
    reason_salt = CASE WHEN entry.subject_id = person OR reason ~* pattern THEN NULL ELSE reason_salt END,
    changed_values = CASE WHEN changed_values = '[]' THEN '[]' ELSE coalesce(
      (
        SELECT jsonb_agg(change ORDER BY place)
        FROM jsonb_array_elements(changed_values) WITH ORDINALITY AS listed (change, place)
        WHERE NOT coalesce(entry.changes -> (change ->> 'place')::integer -> 'people' @> to_jsonb(person), false)
          AND NOT says_any(change, pattern)
      ),
      '[]'
    ) END
  FROM audit_entries AS entry JOIN audit_erasures AS erasure ON erasure.entry_id = entry.id
  WHERE erasure.person_id = person AND beside.entry_id = entry.id;
END
$$;
