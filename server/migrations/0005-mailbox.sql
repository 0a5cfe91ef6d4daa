-- Mails of an installation without a mail server, read in the local mailbox page.
CREATE TABLE kept_mails (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL
);
CREATE INDEX kept_mails_at_idx ON kept_mails (at DESC);
