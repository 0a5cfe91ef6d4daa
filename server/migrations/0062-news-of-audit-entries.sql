-- The sealers of all instances hear of audit entries when they are committed.
CREATE OR REPLACE FUNCTION await_audit_seal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audit_unsealed (entry_id) SELECT id FROM added;
  PERFORM pg_notify('almanac_news', '{"topic": "audit", "userId": null}');
  RETURN NULL;
END
$$;
