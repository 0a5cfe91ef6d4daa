-- better-auth makes some of these identifiers itself, from a hash: at the first sign-in of an invited or imported
-- person it reserves the proof of their address under one.
ALTER TABLE verifications ALTER COLUMN id TYPE text;
