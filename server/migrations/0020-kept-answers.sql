-- What was answered to a call that its caller may make again under the same key, so that it is done only once. A row is
-- stored with the change that it answers; a call may make several, each of them a part.
CREATE TABLE kept_answers (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  call text NOT NULL,
  key text NOT NULL,
  part integer NOT NULL,
  input text NOT NULL,
  outcome jsonb,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, call, key, part)
);
CREATE INDEX kept_answers_at_idx ON kept_answers (at);
