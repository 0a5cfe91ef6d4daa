-- Whether people are reminded to use leave of the type before it expires.
ALTER TABLE leave_types ADD COLUMN reminds_of_expiry boolean NOT NULL DEFAULT true;
-- So far no one was reminded of sick leave, nor of types that take no one away.
UPDATE leave_types SET reminds_of_expiry = false WHERE code = 'SICK_LEAVE' OR NOT is_away;
