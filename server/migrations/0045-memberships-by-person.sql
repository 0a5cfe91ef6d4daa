-- Who leads a person is asked with each request and decision. The index against overlaps begins with the team and is read as a whole to find a person,
-- yet counts as no dearer than one that begins with them; so this one has all that is asked for.
CREATE INDEX team_members_person_idx ON team_members (user_id) INCLUDE (team_id, is_active, start_date, end_date);
DROP INDEX team_members_user_id_idx;
