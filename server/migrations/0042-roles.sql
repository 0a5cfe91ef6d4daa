-- Who may decide is found without a look at each person of the company.
CREATE INDEX users_deciding_role_idx ON users (role) WHERE role <> 'EMPLOYEE';
