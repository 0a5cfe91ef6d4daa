-- An entry holds the data of its event, without what it says about people: that stays in audit_personal, among the
-- changed values, with 'data.' and the name of the value instead of a change's position. `summary` has the English text for the
-- search; only entries without data are shown by it.
ALTER TABLE audit_entries ADD COLUMN data jsonb;

-- As before, and reaches into the data.
CREATE OR REPLACE FUNCTION erase_from_audit(person uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  addresses text[] := addresses_of(person);
  pattern text := address_pattern(addresses);
  -- Whatever matches the pattern is like one of these, which are ten times as fast to find.
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
    OR jsonb_path_exists(entry.data, '$.*.people[*] ? (@ == $person)', jsonb_build_object('person', person))
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
        SELECT jsonb_agg(value ORDER BY number)
        FROM jsonb_array_elements(changed_values) WITH ORDINALITY AS listed (value, number)
        WHERE NOT says_any(value, pattern) AND NOT coalesce(
          CASE jsonb_typeof(value -> 'place')
            WHEN 'number' THEN entry.changes -> (value ->> 'place')::integer
            ELSE entry.data -> substr(value ->> 'place', length('data.') + 1)
          END -> 'people' @> to_jsonb(person), false)
      ),
      '[]'
    ) END
  FROM audit_entries AS entry JOIN audit_erasures AS erasure ON erasure.entry_id = entry.id
  WHERE erasure.person_id = person AND beside.entry_id = entry.id;
END
$$;
