-- The last calendar invitation about each request, to the address that got the first one. The request's id outlives the
-- request, so that its invitation can be withdrawn.
CREATE TABLE calendar_invitations (
  request_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  uid text NOT NULL,
  organizer text NOT NULL,
  recipient text NOT NULL,
  method text NOT NULL CHECK (method IN ('REQUEST', 'CANCEL')),
  sequence integer NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  -- What the invitation says of the absence, to see whether it changed.
  content text NOT NULL,
  -- The email that carried it, which has the same part if it is sent again.
  sent_with text NOT NULL
);
CREATE INDEX calendar_invitations_user_idx ON calendar_invitations (user_id);

-- The calendar part of a mail in the local mailbox.
ALTER TABLE kept_mails ADD COLUMN calendar text;
