-- What an imported balance states for its day. Its amount is then a balance, and no difference.
ALTER TABLE leave_adjustments
  ADD COLUMN opening text CHECK (opening IN ('BALANCE', 'CARRIED_OVER')),
  ADD CONSTRAINT leave_adjustments_opening_expiry_check CHECK (opening IS NULL OR expires_on IS NULL);
CREATE UNIQUE INDEX leave_adjustments_opening_key ON leave_adjustments (user_id, type, opening, effective_on)
  WHERE opening IS NOT NULL;
