-- The audit log is shown without looks at records, of which there may be more than changes: they are counted by this index.
CREATE INDEX audit_entries_action_idx ON audit_entries (action, at DESC);
