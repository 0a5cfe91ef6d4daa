-- Someone who came to decide a waiting request later is emailed once.
ALTER TABLE request_reminders
  DROP CONSTRAINT request_reminders_kind_check,
  ADD CONSTRAINT request_reminders_kind_check
    CHECK (kind IN ('STANDS_IN', 'REMINDED', 'ESCALATED', 'BECAME_APPROVER'));
