-- Whoever gets an account, in whatever way, holds terms from the first day of all: the company's oldest place with its
-- schedule, and the plan of the department or, where it names none, of the place. Before the first start has made a place,
-- there is nothing to hold; that start gives terms to all who are there.
CREATE FUNCTION give_first_terms(people uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO person_terms (user_id, effective_from, place_id, plan_id, schedule_id)
  SELECT users.id, DATE '1900-01-01', place.id, coalesce(departments.plan_id, place.plan_id), place.schedule_id
  FROM users
  LEFT JOIN departments ON departments.id = users.department_id
  CROSS JOIN (SELECT id, plan_id, schedule_id FROM places ORDER BY created_at, id LIMIT 1) AS place
  WHERE users.id = ANY (people)
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION give_newcomers_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM give_first_terms(ARRAY(SELECT id FROM newcomers));
  RETURN NULL;
END
$$;
CREATE TRIGGER users_first_terms AFTER INSERT ON users
  REFERENCING NEW TABLE AS newcomers FOR EACH STATEMENT EXECUTE FUNCTION give_newcomers_terms();

-- They are no record that somebody made of the person, and go with the account.
ALTER TABLE person_terms
  DROP CONSTRAINT person_terms_user_id_fkey,
  ADD CONSTRAINT person_terms_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
