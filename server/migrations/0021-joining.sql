-- Whether somebody has ever signed in. An address that is changed is to be proven anew, so that does not say it.
DROP TRIGGER users_version ON users;
ALTER TABLE users ADD COLUMN has_signed_in boolean NOT NULL DEFAULT false;
UPDATE users SET has_signed_in = true WHERE email_verified;
CREATE TRIGGER users_version BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION grow_version(
  'email_verified', 'has_signed_in', 'image', 'mails_requests_to_decide', 'mails_own_requests'
);
