/** What may stand although a rule catches it: each place with its reason. One that is not caught any more fails. */
export const exceptions: Readonly<Record<string, string>> = {
  'server/src/platform/database/embedded/postgres-binaries.ts loads by node:module':
    'It asks where the programs of the embedded PostgreSQL are, and loads none of them.',
  'server/src/platform/http/endpoints/bind.ts adds to the types of others':
    'A request carries who calls, from the session gate to the use case.',
  'server/src/platform/jobs/job-queue.ts imports pg-boss': 'The job queue writes its own tables.',
  'server/src/platform/jobs/job-queue-tables.ts imports pg-boss':
    'It asks the job queue how its tables are made.',
  'server/src/platform/news/news-listener.ts imports pg': 'Who listens needs a connection of their own.',
  'server/src/platform/news/news-listener.ts builds a query: query':
    'It asks to be notified, and reads nothing.',
  'server/src/platform/news/news-listener.ts builds a query: LISTEN almanac_news':
    'It asks to be notified, and reads nothing.',
  'server/src/platform/rate-limit.ts imports pg':
    'The limiter counts in its own table, on the pool it is given.',
  'server/src/audit/change.ts passes appendAuditEntries on':
    'It gives the one way to write what writes the log.',
  'server/src/time-off/approvals/queries.ts writes by forShare':
    'It waits for whoever is taking a decision back, and changes nothing.',
  'server/src/work-time/rule-changes/rule-snapshot.ts catches':
    'It adds to a fault what was waited for, and throws it on.',
  'server/src/work-time/rule-changes/rule-change.ts casts':
    'A record of JSON with its impact is JSON again, which the compiler does not derive.',
  'server/src/time-off/leaving/employment-watch.ts catches':
    'Nobody waits for an answer of the watch; it hands faults to who logs them.',
  'server/src/time-off/leaving/employment-watch.ts starts setInterval':
    'The watch looks once a minute, without a call.',
  'server/src/time-off/leaving/employment-watch.ts drops a value by void':
    'A look catches its own faults and reports them.',
  'server/src/news/announcer.ts starts setTimeout': 'It gathers the news of a moment into one query.',
  'server/src/news/announcer.ts drops a value by void':
    'Passing news on catches its own faults and reports them.',
  'server/src/start.ts drops a value by void':
    'A failed attempt to cancel statements must not keep the server from stopping.',
  'domain/src/people/import/import-dates.ts matches a date: pattern':
    'It reads dates as other programs write them into files.',
  'domain/src/time-off/former-engine/former-plan.ts cuts a date: slice': 'A former engine is frozen.',
  'server/src/platform/mail/mailer.ts cuts a date: replace': 'Here from is an email address.',
  'server/src/work-time/suggestions/holiday-almanac.ts cuts a date: slice':
    'The package writes a date with its time, in a format of its own.',
  'server/src/audit/chain/verify-chain.ts queries in a loop: readSealedEntries':
    'It reads the chain batch by batch, each from where the last one ended.',
  'server/src/audit/queries.ts queries in a loop: readPieceBefore':
    'It reads the log piece by piece, each from where the last one ended.',
  'server/src/news/announcer.ts queries in a loop: passOnTopic':
    'There are few topics, and one query for each.',
  'server/src/people/accounts/change-users.ts queries in a loop: change':
    'Each account is changed or refused on its own.',
  'server/src/time-off/approvals/decide-requests.ts queries in a loop: decide':
    'Each request is decided or refused on its own.',
  'server/src/time-off/leaving/end-employments.ts queries in a loop: endEmployment':
    'Each employment ends in a transaction of its own.',
  'server/src/time-off/leaving/end-leave.ts queries in a loop: saveCancellation':
    "One person's requests after the last day are few, and each ends in its own way.",
  'server/src/time-off/leaving/end-leave.ts queries in a loop: saveEndDate':
    "One person's requests after the last day are few, and each ends in its own way.",
  'server/src/time-off/leaving/end-leave.ts queries in a loop: readKnownRequest':
    "One person's requests after the last day are few, and each ends in its own way.",
  'server/src/time-off/leaving/end-leave.ts queries in a loop: saveDecidedAmount':
    "One person's requests after the last day are few, and each ends in its own way.",
  'server/src/time-off/leaving/end-leave.ts queries in a loop: readApproversToTell':
    "One person's requests after the last day are few, and each ends in its own way.",
  'server/src/time-off/closings/verify-closings.ts queries in a loop: readWitnesses':
    "An operator verifies one closing after another, each with everyone's balances of its day.",
  'server/src/time-off/closings/verify-closings.ts queries in a loop: readLeaveFacts':
    "An operator verifies one closing after another, each with everyone's balances of its day.",
  'server/src/time-off/closings/verify-closings.ts queries in a loop: balancesThrough':
    'It computes, and gives way to other work; it queries nothing.',
  'server/src/time-off/reminders/reminders-due.ts queries in a loop: readDeciders':
    'Once a day, for requests that wait. Deciders depend on the person, the type and the day of each.',
  'server/src/time-off/reminders/reminders-due.ts queries in a loop: readWorkFacts':
    'Once a day, for requests that wait. Deciders depend on the person, the type and the day of each.',
  'server/src/app.ts uses Date without a moment': 'It is the clock that every context is made from.',
  'server/src/app.ts imports pg': 'It passes the pool on to the platform.',
  'server/start.mjs imports ./dist/start.js, which cannot be followed':
    'It is what the build makes of the sources.',
};
