// The same rows as the product answers, by one statement each: without a session, and without asking who may see them.

const told = `
  SELECT request.id, request.version, request.type, request.status, request.start_date, request.end_date,
    request.start_half, request.end_half, request.minutes, request.decided_amount, request.reason, request.created_at,
    request.decided_at, decider.id AS decider_id, decider.name AS decider_name,
    requester.id AS requester_id, requester.name AS requester_name, requester.email, department.name AS department_name
  FROM time_off_requests AS request
  JOIN users AS requester ON requester.id = request.requester_id
  LEFT JOIN departments AS department ON department.id = requester.department_id
  LEFT JOIN users AS decider ON decider.id = request.decided_by_id`;

const account = `
  SELECT person.id, person.version, person.email, person.name, person.role, person.is_active, person.department_id,
    department.name AS department_name, person.employment_start, person.employment_end, person.created_at
  FROM users AS person LEFT JOIN departments AS department ON department.id = person.department_id`;

const team = `
  SELECT team.id, team.version, team.name, team.description, team.is_active, team.created_at, department.id AS department_id,
    department.name AS department_name, lead.id AS lead_id, lead.name AS lead_name, lead.email,
    (SELECT count(*) FROM team_members WHERE team_id = team.id) AS member_count
  FROM teams AS team
  JOIN departments AS department ON department.id = team.department_id
  LEFT JOIN users AS lead ON lead.id = team.team_lead_id`;

export const floorStatements = {
  session: `
    SELECT session.id, session.expires_at, person.id AS user_id, person.email, person.name, person.role, person.department_id
    FROM sessions AS session JOIN users AS person ON person.id = session.user_id WHERE session.token = $1`,
  types: 'SELECT * FROM leave_types ORDER BY sorted',
  company: 'SELECT name FROM departments LIMIT 1',
  requests: `${told} WHERE request.requester_id = $1 ORDER BY request.created_at DESC LIMIT 10`,
  nextRequest: `${told} WHERE request.requester_id = $1 AND request.end_date >= current_date ORDER BY request.start_date LIMIT 1`,
  adjustments: 'SELECT * FROM leave_adjustments WHERE user_id = $1',
  absences: `${told}
    WHERE requester.department_id = $1 AND request.status = 'APPROVED' AND request.start_date <= $3 AND request.end_date >= $2
    LIMIT 60`,
  pending: `${told}
    WHERE requester.department_id = $1 AND requester.id <> $2 AND request.status = 'PENDING'
    ORDER BY request.created_at LIMIT 50`,
  teamMonth: `${told}
    WHERE request.requester_id IN (SELECT user_id FROM team_members WHERE team_id = $1)
      AND request.status = 'APPROVED' AND request.start_date <= $3 AND request.end_date >= $2
    ORDER BY request.start_date LIMIT 1000`,
  companyMonth: `${told}
    WHERE request.status = 'APPROVED' AND request.start_date <= $2 AND request.end_date >= $1
    ORDER BY request.start_date LIMIT 1000`,
  users: `${account} ORDER BY person.sorted, person.id LIMIT 50`,
  usersNamed: `${account} WHERE person.name = $1 ORDER BY person.sorted, person.id LIMIT 50`,
  teams: `${team} ORDER BY team.sorted, team.id LIMIT 50`,
  teamsNamed: `${team} WHERE team.name = $1 ORDER BY team.sorted, team.id LIMIT 50`,
  insert: `
    INSERT INTO bare_requests (id, requester_id, type, start_date, end_date) VALUES (gen_random_uuid(), $1, 'VACATION', $2, $2)`,
} as const;

/** Where the floor of what writes is written: the columns of requests and a key, and nothing that is checked. */
export const bareRequests = `
  CREATE TABLE bare_requests (LIKE time_off_requests INCLUDING DEFAULTS, PRIMARY KEY (id))`;

export type FloorName = keyof typeof floorStatements;
