-- What system administrators set for the whole company: one row, which the first start copies from the environment.
CREATE TABLE system_settings (
  id uuid PRIMARY KEY,
  is_only boolean NOT NULL DEFAULT true UNIQUE CHECK (is_only),
  company_name text NOT NULL CHECK (char_length(company_name) BETWEEN 1 AND 100),
  week_start text NOT NULL DEFAULT 'BY_LANGUAGE' CHECK (
    week_start IN ('BY_LANGUAGE', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY')
  ),
  absence_visibility text NOT NULL CHECK (absence_visibility IN ('company', 'department', 'none')),
  remind_after_days integer NOT NULL CHECK (remind_after_days BETWEEN 1 AND 120),
  escalate_after_days integer NOT NULL CHECK (escalate_after_days BETWEEN 1 AND 120),
  capacity_limit text NOT NULL DEFAULT 'TWO_THIRDS' CHECK (
    capacity_limit IN ('QUARTER', 'THIRD', 'HALF', 'TWO_THIRDS', 'THREE_QUARTERS')
  ),
  version integer NOT NULL DEFAULT 1,
  CHECK (escalate_after_days > remind_after_days)
);

CREATE TRIGGER system_settings_version BEFORE UPDATE ON system_settings
  FOR EACH ROW EXECUTE FUNCTION grow_version();
