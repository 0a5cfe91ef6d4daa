-- Each entry says who did it as they were called then, whose record it was, what changed from what to what, and why.
ALTER TABLE audit_entries
  ADD COLUMN actor_name text,
  ADD COLUMN actor_email text,
  ADD COLUMN subject_id uuid,
  ADD COLUMN subject_name text,
  ADD COLUMN subject_email text,
  ADD COLUMN changes jsonb,
  ADD COLUMN reason text;
CREATE INDEX audit_entries_subject_id_idx ON audit_entries (subject_id, at DESC);

-- Everybody whom entries may name, also those whose accounts are deleted.
CREATE FUNCTION pg_temp.known_people() RETURNS TABLE (id uuid, name text, email text) STABLE LANGUAGE sql AS $$
  SELECT id, name, email FROM users
  UNION ALL
  SELECT entity_id, '', details ->> 'email' FROM audit_entries
  WHERE entity = 'user' AND action = 'account.deleted'
$$;

CREATE FUNCTION pg_temp.named_person(wanted uuid) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(
    (
      SELECT jsonb_build_object('id', id, 'name', name, 'email', email)
      FROM pg_temp.known_people() WHERE id = wanted LIMIT 1
    ),
    jsonb_build_object('id', wanted, 'name', '', 'email', '')
  )
$$;

CREATE FUNCTION pg_temp.department_name(wanted uuid) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce(
    (SELECT name FROM departments WHERE id = wanted),
    (
      SELECT details ->> 'name' FROM audit_entries
      WHERE entity = 'department' AND entity_id = wanted AND action = 'department.deleted'
    ),
    wanted::text
  )
$$;

CREATE FUNCTION pg_temp.team_name(wanted uuid) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce(
    (SELECT name FROM teams WHERE id = wanted),
    (
      SELECT details #>> '{team,name}' FROM audit_entries
      WHERE entity = 'team' AND entity_id = wanted AND action = 'team.deleted'
    ),
    wanted::text
  )
$$;

-- A record as the details held it, in the words of the changes.
CREATE FUNCTION pg_temp.in_words(record jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_strip_nulls(record || jsonb_build_object(
    'department', pg_temp.department_name((record ->> 'departmentId')::uuid),
    'teamLead', CASE WHEN record ->> 'teamLeadId' IS NOT NULL
      THEN pg_temp.named_person((record ->> 'teamLeadId')::uuid) END,
    'team', coalesce(record ->> 'teamName', pg_temp.team_name((record ->> 'teamId')::uuid)),
    'allocationPercent', round((record ->> 'allocationTenths')::numeric / 10, 1)
  ))
$$;

-- What differs between two records in words.
CREATE FUNCTION pg_temp.changes_between(before jsonb, after jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(
    jsonb_agg(
      jsonb_strip_nulls(jsonb_build_object('field', field, 'from', before -> field, 'to', after -> field))
      ORDER BY place
    ),
    '[]'
  )
  FROM unnest(ARRAY[
    'email', 'emailVerified', 'name', 'role', 'description', 'department', 'employmentStart', 'requestsToDecide',
    'ownRequests', 'vacationDaysTotal', 'sickDaysTotal', 'teamLead', 'team', 'allocationPercent', 'type',
    'startDate', 'endDate', 'status', 'isActive', 'createdAt', 'peopleAdded', 'peopleChanged', 'requestsAdded'
  ]) WITH ORDINALITY AS listed (field, place)
  WHERE nullif(before -> field, 'null') IS DISTINCT FROM nullif(after -> field, 'null')
$$;

-- The fields of a record that another one, which says only what it changes, has too.
CREATE FUNCTION pg_temp.fields_of(record jsonb, other jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(record) WHERE other ? key
$$;

CREATE FUNCTION pg_temp.changes_of(action text, details jsonb, summary text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE
    WHEN action IN (
      'account.created', 'account.invited', 'department.created', 'team.created', 'membership.added',
      'time-off.requested'
    ) THEN pg_temp.changes_between('{}', pg_temp.in_words(details))
    WHEN action IN ('account.deleted', 'department.deleted', 'membership.removed', 'time-off.deleted')
      THEN pg_temp.changes_between(pg_temp.in_words(details), '{}')
    WHEN action = 'team.deleted' THEN
      pg_temp.changes_between(pg_temp.in_words(details -> 'team'), '{}') || (
        SELECT coalesce(
          jsonb_agg(jsonb_build_object(
            'field', 'member',
            'from', pg_temp.named_person((member ->> 'userId')::uuid) || jsonb_build_object('name', member -> 'name')
          )),
          '[]'
        )
        FROM jsonb_array_elements(details -> 'memberships') AS member
      )
    WHEN action = 'account.role-changed' AND jsonb_typeof(details -> 'before') = 'string'
      THEN pg_temp.changes_between(
        jsonb_build_object('role', details -> 'before'), jsonb_build_object('role', details -> 'after')
      )
    WHEN action IN ('account.changed', 'account.role-changed', 'account.mails-chosen')
      THEN pg_temp.changes_between(
        pg_temp.in_words(pg_temp.fields_of(details -> 'before', details -> 'after')),
        pg_temp.in_words(details -> 'after')
      )
    WHEN action = 'account.verified' THEN pg_temp.changes_between('{"emailVerified": false}', '{"emailVerified": true}')
    WHEN action = 'account.deactivated' THEN pg_temp.changes_between('{"isActive": true}', '{"isActive": false}')
    WHEN action = 'account.reactivated' THEN pg_temp.changes_between('{"isActive": false}', '{"isActive": true}')
    WHEN action = 'department.changed'
      THEN pg_temp.changes_between(
        jsonb_build_object('name', details -> 'before'), jsonb_build_object('name', details -> 'after')
      )
    WHEN action = 'team.changed'
      THEN pg_temp.changes_between(
        pg_temp.in_words(pg_temp.fields_of(details -> 'before', details -> 'change')),
        pg_temp.in_words(details -> 'change')
      )
    WHEN action = 'membership.changed'
      THEN pg_temp.changes_between(pg_temp.in_words(details -> 'before'), pg_temp.in_words(details -> 'after'))
    -- What a person wrote about their own absence is not kept: only that it changed.
    WHEN action = 'time-off.edited'
      THEN pg_temp.changes_between(details -> 'before', details -> 'after') || CASE
        WHEN details #>> '{before,reason}' IS DISTINCT FROM details #>> '{after,reason}'
        THEN '[{"field": "reason"}]'::jsonb ELSE '[]' END
    WHEN action = 'time-off.cancelled'
      THEN pg_temp.changes_between(jsonb_build_object('status', details -> 'before'), '{"status": "CANCELLED"}')
    WHEN action = 'time-off.approved' THEN pg_temp.changes_between('{"status": "PENDING"}', '{"status": "APPROVED"}')
    WHEN action = 'time-off.rejected' THEN pg_temp.changes_between('{"status": "PENDING"}', '{"status": "REJECTED"}')
    WHEN action = 'balance.set'
      THEN pg_temp.changes_between(
        jsonb_build_object(
          'vacationDaysTotal', substring(summary FROM 'vacation days from (-?[0-9.]+) to')::numeric,
          'sickDaysTotal', substring(summary FROM 'sick days from (-?[0-9.]+) to')::numeric
        ),
        details
      )
    WHEN action = 'people.imported'
      THEN pg_temp.changes_between('{}', jsonb_build_object(
        'peopleAdded', substring(summary FROM '([0-9]+) added')::integer,
        'peopleChanged', substring(summary FROM '([0-9]+) changed')::integer
      ))
    WHEN action = 'demo.seeded'
      THEN pg_temp.changes_between('{}', jsonb_build_object(
        'peopleAdded', details -> 'users', 'requestsAdded', details -> 'requests'
      ))
    ELSE '[]'
  END
$$;

ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only;

UPDATE audit_entries SET
  changes = pg_temp.changes_of(action, details, summary),
  reason = CASE WHEN action IN ('time-off.rejected', 'balance.set') THEN details ->> 'reason' END,
  subject_id = CASE entity
    WHEN 'user' THEN entity_id
    WHEN 'membership' THEN coalesce(details ->> 'userId', details #>> '{after,userId}')::uuid
    WHEN 'time-off-request' THEN coalesce(
      (details ->> 'requesterId')::uuid,
      (SELECT user_id FROM time_off_requests WHERE id = entity_id),
      actor_id
    )
  END;

UPDATE audit_entries SET actor_name = name, actor_email = email
FROM pg_temp.known_people() AS person WHERE person.id = actor_id;
UPDATE audit_entries SET subject_name = name, subject_email = email
FROM pg_temp.known_people() AS person WHERE person.id = subject_id;

ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_append_only;
ALTER TABLE audit_entries ALTER COLUMN changes SET NOT NULL, DROP COLUMN details;
