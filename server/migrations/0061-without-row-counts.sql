-- People and teams are counted when a list asks for it: a thousand rows take a fraction of a millisecond.
DROP TRIGGER users_joined_count ON users;
DROP TRIGGER users_left_count ON users;
DROP TRIGGER teams_joined_count ON teams;
DROP TRIGGER teams_left_count ON teams;
DROP FUNCTION count_rows();
DROP TABLE row_counts;
