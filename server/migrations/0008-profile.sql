-- Which mails someone wants; a mail with a sign-in link is sent whatever stands here.
ALTER TABLE users
  ADD COLUMN mails_requests_to_decide boolean NOT NULL DEFAULT true,
  ADD COLUMN mails_own_requests boolean NOT NULL DEFAULT true;

ALTER TABLE sessions ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
