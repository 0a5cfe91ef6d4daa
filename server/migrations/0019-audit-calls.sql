-- The entries that one call has left belong together, also where each was a change of its own.
ALTER TABLE audit_entries ADD COLUMN call_id uuid;
CREATE INDEX audit_entries_call_id_idx ON audit_entries (call_id);
