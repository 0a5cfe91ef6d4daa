-- When someone last stopped being an administrator: for 30 days only a system administrator changes their address.
ALTER TABLE users ADD COLUMN was_admin_at timestamptz;

UPDATE users SET was_admin_at = demoted.at
FROM (
  SELECT entity_id, max(at) AS at FROM audit_entries
  WHERE entity = 'user' AND at > now() - interval '30 days'
    AND (changes @> '[{"field": "role", "from": "HR_ADMIN"}]' OR changes @> '[{"field": "role", "from": "SYSTEM_ADMIN"}]')
  GROUP BY entity_id
) AS demoted
WHERE demoted.entity_id = users.id AND users.role NOT IN ('HR_ADMIN', 'SYSTEM_ADMIN');
