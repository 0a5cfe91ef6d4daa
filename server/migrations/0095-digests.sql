-- The days on which digests were sent, so that each day has one round, however many instances run.
CREATE TABLE digest_rounds (day date PRIMARY KEY);
