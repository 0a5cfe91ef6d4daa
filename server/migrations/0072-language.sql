-- The language that a person has chosen, null for that of their browser, and the language tag of the browser they last
-- signed in with, for emails. Like the preferences of emails, neither counts in the account's version.
ALTER TABLE users
  ADD COLUMN locale text CHECK (locale IN ('en', 'de', 'fr', 'es', 'ar')),
  ADD COLUMN browser_locale text CHECK (char_length(browser_locale) BETWEEN 1 AND 35);

DROP TRIGGER users_version ON users;
CREATE TRIGGER users_version BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION grow_version(
  'email_verified', 'has_signed_in', 'image', 'mails_requests_to_decide', 'mails_own_requests', 'locale', 'browser_locale'
);

-- The language of those whose browser names none that Almanac has.
ALTER TABLE system_settings
  ADD COLUMN locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'de', 'fr', 'es', 'ar'));
