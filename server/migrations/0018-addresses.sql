-- Gives a person another address, unless somebody has it, also since this very moment. It is to be proven anew.
CREATE FUNCTION change_address(person uuid, address text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET email = address, email_verified = false, updated_at = now() WHERE id = person;
  RETURN true;
EXCEPTION WHEN unique_violation THEN
  RETURN false;
END
$$;
