-- Hours of a single day occupy the half that they are taken in, not the whole day: the half that their request names,
-- else the morning, or the afternoon where only that is worked. More than are scheduled in it occupy both halves, and
-- fill this one first.
ALTER TABLE time_off_requests
  ADD COLUMN minutes_half text CHECK (minutes_half IN ('AM', 'PM')),
  ADD CONSTRAINT time_off_requests_half_of_minutes_check CHECK (minutes_half IS NULL OR minutes IS NOT NULL);

-- No version grows and no one is notified, as nothing was edited.
ALTER TABLE time_off_requests DISABLE TRIGGER USER;
WITH terms AS (
  SELECT request.id, request.start_date, request.start_half, request.end_half, request.minutes AS asked,
    effective.place_id, schedule.minutes, cardinality(schedule.minutes) / 2 AS cycle,
    request.start_date - coalesce(schedule.anchor, DATE '2000-01-03') AS days
  FROM time_off_requests AS request
  CROSS JOIN LATERAL (
    SELECT place_id, schedule_id FROM person_terms
    WHERE user_id = request.requester_id
    -- The first terms are also effective before their day.
    ORDER BY effective_from > request.start_date, abs(request.start_date - effective_from)
    LIMIT 1
  ) AS effective
  JOIN work_schedules AS schedule ON schedule.id = effective.schedule_id
  WHERE request.minutes IS NOT NULL
), scheduled AS (
  SELECT terms.*,
    minutes[(days % cycle + cycle) % cycle * 2 + 1] AS morning,
    minutes[(days % cycle + cycle) % cycle * 2 + 2] AS afternoon,
    holiday.date IS NOT NULL AND coalesce(holiday.half, 'AM') = 'AM' AS is_morning_free,
    holiday.date IS NOT NULL AND coalesce(holiday.half, 'PM') = 'PM' AS is_afternoon_free
  FROM terms
  LEFT JOIN public_holidays AS holiday
    ON holiday.place_id = terms.place_id AND holiday.date = terms.start_date
), named AS (
  SELECT scheduled.*, CASE
    WHEN start_half = end_half THEN start_half
    WHEN (morning = 0 OR is_morning_free) AND afternoon > 0 AND NOT is_afternoon_free THEN 'PM'
    ELSE 'AM'
  END AS first
  FROM scheduled
), occupied AS (
  SELECT id, first, asked > CASE first WHEN 'AM' THEN morning ELSE afternoon END AS is_whole_day
  FROM named
)
UPDATE time_off_requests AS request
SET minutes_half = occupied.first,
  start_half = CASE WHEN is_whole_day AND request.start_half <> request.end_half THEN 'AM' ELSE first END,
  end_half = CASE WHEN is_whole_day AND request.start_half <> request.end_half THEN 'PM' ELSE first END
FROM occupied
WHERE occupied.id = request.id;
ALTER TABLE time_off_requests ENABLE TRIGGER USER;
