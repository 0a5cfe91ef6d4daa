-- What change() writes is announced by the reactions to its events. One trigger remains, sessions_news: the sign-in
-- library and the deletion of expired sessions delete rows without an event.
DROP TRIGGER time_off_requests_news ON time_off_requests;
DROP TRIGGER leave_adjustments_news ON leave_adjustments;
DROP TRIGGER leave_recalculations_news ON leave_recalculations;
DROP TRIGGER person_terms_news ON person_terms;
DROP TRIGGER deputies_news ON deputies;
DROP TRIGGER deputies_of_news ON deputies;
DROP TRIGGER team_members_news ON team_members;
DROP TRIGGER teams_news ON teams;
DROP TRIGGER users_news ON users;
DROP TRIGGER leave_types_news ON leave_types;
DROP TRIGGER leave_plans_news ON leave_plans;
DROP TRIGGER leave_policies_news ON leave_policies;
DROP TRIGGER leave_closings_news ON leave_closings;
DROP TRIGGER work_schedules_news ON work_schedules;
DROP TRIGGER places_news ON places;
DROP TRIGGER public_holidays_news ON public_holidays;
DROP TRIGGER departments_news ON departments;
