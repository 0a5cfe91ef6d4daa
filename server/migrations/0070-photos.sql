-- A person's photo and its thumbnail, as the browser cut and encoded them. users.photo_id names the photo in addresses:
-- each photo has its own, so that browsers can cache it. As a column of the account it counts in the account's version.
CREATE TABLE person_photos (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  photo bytea NOT NULL CHECK (octet_length(photo) BETWEEN 1 AND 60000),
  photo_type text NOT NULL CHECK (photo_type IN ('image/jpeg', 'image/webp')),
  thumbnail bytea NOT NULL CHECK (octet_length(thumbnail) BETWEEN 1 AND 8000),
  thumbnail_type text NOT NULL CHECK (thumbnail_type IN ('image/jpeg', 'image/webp')),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Images are compressed already.
ALTER TABLE person_photos ALTER photo SET STORAGE EXTERNAL, ALTER thumbnail SET STORAGE EXTERNAL;

ALTER TABLE users ADD COLUMN photo_id uuid;

-- Partial, as a key that others could refer to would lock out references to the person during a change.
CREATE UNIQUE INDEX users_photo_id ON users (photo_id) WHERE photo_id IS NOT NULL;
