-- Which types are for illness, and who gets the document that a type expects: the person, or HR.
ALTER TABLE leave_types
  ADD COLUMN is_sickness boolean NOT NULL DEFAULT false,
  ADD COLUMN document_by text NOT NULL DEFAULT 'PERSON' CHECK (document_by IN ('PERSON', 'HR'));
UPDATE leave_types SET is_sickness = true WHERE code = 'SICK_LEAVE';

-- The report needs a decision of the company, so it starts switched off.
ALTER TABLE system_settings
  ADD COLUMN sickness_report boolean NOT NULL DEFAULT false,
  ADD COLUMN bradford boolean NOT NULL DEFAULT false,
  ADD COLUMN sickness_visible_months integer NOT NULL DEFAULT 12 CHECK (sickness_visible_months BETWEEN 1 AND 120);

-- The request of an earlier illness that this one continues, and whether HR has fetched the document.
ALTER TABLE time_off_requests
  ADD COLUMN continues_id uuid REFERENCES time_off_requests (id) ON DELETE SET NULL,
  ADD COLUMN document_fetched boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT time_off_requests_continues_check CHECK (continues_id <> id);
CREATE INDEX time_off_requests_continues_idx ON time_off_requests (continues_id) WHERE continues_id IS NOT NULL;

-- Notices about an absence: to the person that its document is due, to HR that an illness has lasted 28 or 42 days.
CREATE TABLE absence_notices (
  request_id uuid NOT NULL REFERENCES time_off_requests (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('DOCUMENT_DUE', 'DAYS_28', 'DAYS_42')),
  noticed_on date NOT NULL,
  PRIMARY KEY (request_id, kind)
);
CREATE INDEX absence_notices_user_idx ON absence_notices (user_id);
-- No one is reminded of absences from before the update.
INSERT INTO absence_notices (request_id, user_id, kind, noticed_on)
SELECT request.id, request.requester_id, 'DOCUMENT_DUE', current_date
FROM time_off_requests AS request
JOIN leave_types AS type ON type.code = request.type
WHERE type.document_after_days IS NOT NULL AND request.start_date < current_date;
