-- What an entry says about people stands beside it, each part with a salt of its own, so that a person can be erased
-- while the chain over the entries still holds: it covers the salted hashes of the parts. What is long stays where it
-- is, under its new name; the entries are made anew from what is short.
ALTER TABLE audit_entries RENAME TO audit_personal;
ALTER TABLE audit_personal RENAME COLUMN id TO entry_id;
ALTER INDEX audit_entries_pkey RENAME TO audit_personal_pkey;
ALTER TRIGGER audit_entries_append_only ON audit_personal RENAME TO audit_personal_append_only;
DROP INDEX audit_entries_at_idx, audit_entries_actor_id_idx, audit_entries_entity_idx, audit_entries_subject_id_idx;

CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  subject_id uuid,
  -- Of a change that tells of people only of which field and of whom.
  changes jsonb NOT NULL
);

-- Whom a change tells of: the people that its values name, or whose address or name it is.
CREATE FUNCTION pg_temp.people_of(entity text, subject uuid, change jsonb) RETURNS jsonb IMMUTABLE LANGUAGE sql RETURN
  CASE
    WHEN jsonb_typeof(change -> 'from') = 'object' OR jsonb_typeof(change -> 'to') = 'object'
      THEN jsonb_path_query_array(change, '$.*.id')
    WHEN entity = 'user' AND change ->> 'field' IN ('name', 'email') AND subject IS NOT NULL
      THEN jsonb_build_array(subject)
  END;

SELECT entry_id,
  jsonb_agg(
    CASE WHEN people IS NULL THEN change ELSE jsonb_build_object('field', change -> 'field', 'people', people) END
    ORDER BY place
  ) AS kept,
  jsonb_agg(
    change - 'field' || jsonb_build_object('place', place - 1, 'salt', gen_random_uuid()) ORDER BY place
  ) FILTER (WHERE people IS NOT NULL) AS personal
INTO TEMP parted
FROM (
  SELECT entry_id, place, change, pg_temp.people_of(entity, subject_id, change) AS people
  FROM audit_personal, jsonb_array_elements(changes) WITH ORDINALITY AS listed (change, place)
  WHERE changes @? '$[*].*.id' OR (entity = 'user' AND changes @? '$[*] ? (@.field == "name" || @.field == "email")')
) AS listed
GROUP BY entry_id;

INSERT INTO audit_entries (id, at, actor_id, action, entity, entity_id, subject_id, changes)
SELECT entry_id, at, actor_id, action, entity, entity_id, subject_id, coalesce(kept, changes)
FROM audit_personal LEFT JOIN parted USING (entry_id);
CREATE INDEX audit_entries_at_idx ON audit_entries (at DESC, id DESC);
CREATE INDEX audit_entries_actor_id_idx ON audit_entries (actor_id, at DESC);
CREATE INDEX audit_entries_entity_idx ON audit_entries (entity, entity_id, at DESC);
CREATE INDEX audit_entries_subject_id_idx ON audit_entries (subject_id, at DESC);
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

ALTER TABLE audit_personal
  DROP COLUMN at, DROP COLUMN actor_id, DROP COLUMN action, DROP COLUMN entity, DROP COLUMN entity_id,
  DROP COLUMN subject_id, DROP COLUMN changes;
-- Whose salt is gone was erased. The values of changes stand with the place of the change in its entry, and a salt each.
ALTER TABLE audit_personal
  ADD COLUMN actor_salt uuid DEFAULT gen_random_uuid(),
  ADD COLUMN subject_salt uuid DEFAULT gen_random_uuid(),
  ADD COLUMN summary_salt uuid DEFAULT gen_random_uuid(),
  ADD COLUMN reason_salt uuid DEFAULT gen_random_uuid(),
  ADD COLUMN changed_values jsonb NOT NULL DEFAULT '[]';
ALTER TABLE audit_personal DISABLE TRIGGER audit_personal_append_only;
UPDATE audit_personal SET changed_values = personal
FROM parted WHERE parted.entry_id = audit_personal.entry_id AND personal IS NOT NULL;
ALTER TABLE audit_personal ENABLE TRIGGER audit_personal_append_only;
DROP TABLE parted;
ALTER TABLE audit_personal ADD FOREIGN KEY (entry_id) REFERENCES audit_entries (id);

-- The chain: each seal holds the hash of its entry and of the seal before it. The head says where it ends.
CREATE TABLE audit_seals (
  position bigint PRIMARY KEY,
  entry_id uuid NOT NULL UNIQUE,
  -- The salted hashes of what the entry said about people when it was sealed.
  personal jsonb NOT NULL,
  hash text NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TABLE audit_chain_head (
  is_head boolean PRIMARY KEY DEFAULT true CHECK (is_head),
  position bigint NOT NULL,
  hash text NOT NULL
);

-- With whom something of an entry was erased, so that what is not there is accounted for.
CREATE TABLE audit_erasures (
  entry_id uuid NOT NULL REFERENCES audit_entries (id),
  person_id uuid NOT NULL,
  PRIMARY KEY (entry_id, person_id)
);
CREATE TRIGGER audit_erasures_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_erasures
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- The entries that wait for their seal. Nobody writes here but the functions below, whoever calls them.
CREATE TABLE audit_unsealed (entry_id uuid PRIMARY KEY);

CREATE FUNCTION await_audit_seal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audit_unsealed (entry_id) SELECT id FROM added;
  RETURN NULL;
END
$$;
CREATE TRIGGER audit_entries_await_seal AFTER INSERT ON audit_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION await_audit_seal();

CREATE FUNCTION audit_part_hash(salt text, value jsonb) RETURNS text IMMUTABLE LANGUAGE sql
  RETURN encode(sha256(convert_to(salt || value::text, 'UTF8')), 'hex');

-- The salted hashes of what stands beside an entry; nothing for what does not.
CREATE FUNCTION audit_personal_hashes(beside audit_personal) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'actor', CASE WHEN coalesce(beside.actor_name, beside.actor_email) IS NOT NULL THEN
      audit_part_hash(beside.actor_salt::text, jsonb_build_array(beside.actor_name, beside.actor_email)) END,
    'subject', CASE WHEN coalesce(beside.subject_name, beside.subject_email) IS NOT NULL THEN
      audit_part_hash(beside.subject_salt::text, jsonb_build_array(beside.subject_name, beside.subject_email)) END,
    'summary', audit_part_hash(beside.summary_salt::text, to_jsonb(beside.summary)),
    'reason', audit_part_hash(beside.reason_salt::text, to_jsonb(beside.reason))
  )) || coalesce(
    (
      SELECT jsonb_object_agg(change ->> 'place', audit_part_hash(change ->> 'salt', change - 'salt'))
      FROM jsonb_array_elements(beside.changed_values) AS change
    ),
    '{}'
  )
$$;

-- What a seal covers of an entry; what is null counts as not there, so that a later column leaves old seals whole.
CREATE FUNCTION audit_content(entry audit_entries) RETURNS jsonb STABLE LANGUAGE sql
  RETURN jsonb_strip_nulls(to_jsonb(entry) || jsonb_build_object('at', extract(epoch FROM entry.at)));

CREATE FUNCTION audit_next_link(link text, head text, content text) RETURNS text IMMUTABLE LANGUAGE sql
  RETURN encode(sha256(convert_to(coalesce(link, head) || content, 'UTF8')), 'hex');
-- The chain over contents, row by row, from the hash at which it begins.
CREATE AGGREGATE audit_chain(head text, content text) (SFUNC = audit_next_link, STYPE = text);

-- Seals the entries that wait, in the order in which they were made, and tells where the chain then ends; nothing where
-- none waits, or where another instance is at it.
CREATE FUNCTION seal_audit_entries(longest integer) RETURNS TABLE (sealed bigint, head_position bigint, head_hash text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  head audit_chain_head;
BEGIN
  PERFORM FROM audit_unsealed LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO audit_chain_head (position, hash)
  SELECT 0, '' WHERE NOT EXISTS (SELECT FROM audit_chain_head) ON CONFLICT DO NOTHING;
  SELECT * INTO head FROM audit_chain_head FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN; END IF;
  WITH due AS (
    SELECT entry.id, entry.at, audit_content(entry) AS content,
      coalesce(audit_personal_hashes(beside), '{}') AS personal
    FROM audit_unsealed JOIN audit_entries AS entry ON entry.id = audit_unsealed.entry_id
      LEFT JOIN audit_personal AS beside ON beside.entry_id = entry.id
    ORDER BY entry.at, entry.id LIMIT longest
  ), added AS (
    INSERT INTO audit_seals (position, entry_id, personal, hash)
    SELECT head.position + row_number() OVER made, id, personal,
      audit_chain(head.hash, jsonb_build_array(content, personal)::text) OVER made
    FROM due WINDOW made AS (ORDER BY at, id ROWS UNBOUNDED PRECEDING)
    RETURNING audit_seals.position, audit_seals.hash, audit_seals.entry_id
  ), done AS (
    DELETE FROM audit_unsealed USING added WHERE audit_unsealed.entry_id = added.entry_id
  )
  SELECT count(*), max(position), (array_agg(hash ORDER BY position DESC))[1]
  INTO sealed, head_position, head_hash FROM added;
  IF sealed = 0 THEN RETURN; END IF;
  UPDATE audit_chain_head SET position = head_position, hash = head_hash;
  RETURN NEXT;
END
$$;

INSERT INTO audit_unsealed (entry_id) SELECT id FROM audit_entries;
SELECT FROM seal_audit_entries(2147483647);
