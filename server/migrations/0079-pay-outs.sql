-- Whether what is left of a type at the end of an employment is paid out.
ALTER TABLE leave_types ADD COLUMN is_paid_out boolean NOT NULL DEFAULT true;
-- Types with a limit are, except those for an occasion, which people aren't reminded of. A type that no plan offers yet
-- gets its limit later.
UPDATE leave_types AS type SET is_paid_out = reminds_of_expiry AND (
  EXISTS (
    SELECT FROM leave_policies
    WHERE leave_policies.type = type.code AND jsonb_array_length(rules -> 'grants') > 0
  )
  OR (type.code <> 'UNPAID' AND NOT EXISTS (SELECT FROM leave_policies WHERE leave_policies.type = type.code))
);

-- Leave that was paid out is an adjustment of its own kind; null: a correction. It needs no reason.
ALTER TABLE leave_adjustments
  ADD COLUMN kind text CHECK (kind = 'PAID_OUT'),
  ALTER COLUMN reason DROP NOT NULL,
  ADD CONSTRAINT leave_adjustments_paid_out_check
    CHECK (CASE WHEN kind IS NULL THEN reason IS NOT NULL ELSE amount < 0 END);
