-- A search of the audit log finds its entries by the letters of its words, in threes, instead of reading what every entry says.
CREATE INDEX audit_personal_searched_idx ON audit_personal USING gin (searched gin_trgm_ops);
