/** Accepted violations with their reasons. The test fails for an entry that is no longer needed. */
export const exceptions: Readonly<Record<string, string>> = {
  'server/src/platform/database/embedded/postgres-binaries.ts loads code with node:module':
    'It locates the executables of the embedded PostgreSQL but loads no code.',
  'server/src/time-off/balances/opening/opening-preview.ts queries in a loop: recordsAfter':
    'It reads each combination of plan, place and schedule in a file once; there are few.',
  'server/src/platform/xlsx/xlsx-thread.ts loads code with node:worker_threads':
    'Excel files are read and written in a thread, which can be stopped.',
  'server/src/platform/xlsx/xlsx-worker.ts loads code with node:worker_threads':
    'The program of that thread.',
  'server/src/platform/http/endpoints/bind.ts augments the types of a package':
    'A request carries the caller from the session gate to the use case.',
  'server/src/platform/language/reader.ts augments the types of a package':
    "A request carries the texts in its caller's language.",
  'server/src/platform/jobs/job-queue.ts imports pg-boss': 'The job queue writes its own tables.',
  'server/src/platform/jobs/job-queue-tables.ts imports pg-boss':
    "It reads the job queue's table definitions.",
  'server/src/platform/news/news-listener.ts imports pg': 'LISTEN needs its own connection.',
  'server/src/platform/news/news-listener.ts builds a query: query':
    'It subscribes to notifications and reads nothing.',
  'server/src/platform/news/news-listener.ts builds a query: LISTEN almanac_news':
    'It subscribes to notifications and reads nothing.',
  'server/src/platform/rate-limit.ts imports pg': 'The limiter counts in its own table, on the given pool.',
  'server/src/audit/change.ts passes appendEvents on':
    '`change()`, the only way to write, writes the audit log.',
  'server/src/audit/entry-queries.ts imports domain/src/events.ts': 'The log renders every event.',
  'server/src/audit/store.ts imports domain/src/events.ts': 'The log stores the search text of every event.',
  'server/src/time-off/requests/records/read-back-store.ts casts':
    "A statement's own rows have the name and the columns that the query reads, which its type doesn't know.",
  'server/src/time-off/lapses/store.ts exports saveCheckedThrough, which takes no Writer first':
    "It marks how far expiries were checked, which is nobody's record.",
  'server/src/settings/company-day-store.ts exports saveCompanyDay, which takes no Writer first':
    "It marks which day the company has reached, which is nobody's record.",
  'server/src/connections/channels/records/channel-store.ts exports saveLastPost, which takes no Writer first':
    "It marks what became of a post, which is nobody's record.",
  'server/src/connections/channels/posts/channel-worker.ts passes saveLastPost on':
    'A job posts, and no change is made.',
  'server/src/connections/email-decisions/link-store.ts exports saveLink, which takes no Writer first':
    "It stores the link of an email as it is sent, which is nobody's record.",
  'server/src/connections/email-decisions/link-store.ts exports restoreLinks, which takes no Writer first':
    "It makes links valid again, which are nobody's record.",
  'server/src/connections/email-decisions/decision-links.ts passes saveLink on':
    'An email that is sent has a link, and no change is made.',
  'server/src/fill-database.ts passes saveCompanyDay on':
    'The first start marks the day, as the daily watch does.',
  'server/src/time-off/sickness/send-notices.ts passes saveCompanyDay on': 'The daily watch marks the day.',
  'server/src/connections/webhooks/deliveries/delivery-store.ts exports reserveDelivery, which takes no Writer first':
    "It reserves a delivery for an attempt, which is nobody's record.",
  'server/src/connections/webhooks/deliveries/delivery-store.ts exports saveAttempt, which takes no Writer first':
    "It marks what became of an attempt, which is nobody's record.",
  'server/src/connections/webhooks/deliveries/delivery-store.ts exports failDelivery, which takes no Writer first':
    "It marks what became of a delivery, which is nobody's record.",
  'server/src/connections/webhooks/deliveries/delivery-store.ts exports saveSuccess, which takes no Writer first':
    'It marks that a webhook answers, which no one edits.',
  'server/src/connections/webhooks/deliveries/delivery-store.ts exports saveFailure, which takes no Writer first':
    "It marks that a webhook doesn't answer, which no one edits.",
  'server/src/connections/webhooks/deliveries/delivery-store.ts exports removeOldDeliveries, which takes no Writer first':
    "Old deliveries are nobody's records.",
  'server/src/connections/webhooks/deliveries/delivery-worker.ts passes reserveDelivery on':
    'A job sends, and no change is made.',
  'server/src/watches.ts passes removeOldDeliveries on': 'The daily watch deletes them.',
  'server/src/connections/feeds/store.ts exports saveFetch, which takes no Writer first':
    "It notes when a feed was fetched, which is nobody's record.",
  'server/src/connections/invitations/store.ts exports saveInvitation, which takes no Writer first':
    "It stores the invitation of an email as it is sent, which is nobody's record.",
  'server/src/connections/invitations/next-part.ts passes saveInvitation on':
    'An email that is sent has an invitation, and no change is made.',
  'server/src/connections/invitations/invitation-worker.ts uses composeMail':
    'What a calendar lacks follows from the request as it is by then, and from no single event.',
  'server/src/connections/feeds/read-feed.ts passes saveFetch on': 'Fetching a feed notes when.',
  'server/src/sign-in/sign-in-mail.ts uses composeMail':
    'A sign-in link is a secret, which no event may have, so its email is queued complete.',
  'server/src/time-off/approvals/queries.ts writes with forShare':
    'It waits for a concurrent undo and changes nothing.',
  'server/src/work-time/rule-changes/rule-snapshot.ts catches':
    'It adds context to the error and rethrows it.',
  'server/src/work-time/rule-changes/rule-change.ts casts':
    'A JSON record with its impact is JSON again, which the compiler cannot derive.',
  'server/src/time-off/leaving/employment-watch.ts catches':
    'The watch has no caller; it passes errors to the logger.',
  'server/src/time-off/leaving/employment-watch.ts starts setInterval':
    'The watch runs once a minute, without a request.',
  'server/src/time-off/leaving/employment-watch.ts discards a value with void':
    'A run catches and reports its own errors.',
  'server/src/news/announcer.ts starts setTimeout': 'It batches the news of a short interval into one query.',
  'server/src/news/announcer.ts discards a value with void':
    'Passing on news catches and reports its own errors.',
  'server/src/start.ts discards a value with void':
    'A failed attempt to cancel statements must not keep the server from stopping.',
  'domain/src/people/import/import-dates.ts matches a date: pattern':
    'It reads dates in the formats of other programs.',
  'domain/src/time-off/former-engine/former-plan.ts cuts a date: slice': 'The former engine is frozen.',
  'server/src/platform/mail/mailer.ts cuts a date: replace': 'Here `from` is an email address.',
  'server/src/work-time/suggestions/holiday-almanac.ts cuts a date: slice':
    'The package returns dates with a time, in its own format.',
  'server/src/audit/chain/verify-chain.ts queries in a loop: readSealedEntries':
    'It reads the chain in batches, each starting where the previous one ended.',
  'server/src/audit/queries.ts queries in a loop: readPieceBefore':
    'It reads the log in pieces, each starting where the previous one ended.',
  'server/src/news/announcer.ts queries in a loop: passOnTopic': 'There are few topics, with one query each.',
  'server/src/people/accounts/change-users.ts queries in a loop: change':
    'Each account is changed or refused on its own.',
  'server/src/time-off/approvals/decide-requests.ts queries in a loop: decide':
    'Each request is decided or refused on its own.',
  'server/src/time-off/leaving/end-employments.ts queries in a loop: endEmployment':
    'Each employment ends in its own transaction.',
  'server/src/time-off/leaving/end-leave.ts queries in a loop: saveCancellation':
    "One person's requests after the last day are few, and each ends in its own way.",
  'server/src/time-off/leaving/end-leave.ts queries in a loop: saveEndDate':
    "One person's requests after the last day are few, and each ends in its own way.",
  'server/src/time-off/leaving/end-leave.ts queries in a loop: readKnownRequest':
    "One person's requests after the last day are few, and each ends in its own way.",
  'server/src/time-off/leaving/end-leave.ts queries in a loop: saveDecidedAmount':
    "One person's requests after the last day are few, and each ends in its own way.",
  'server/src/time-off/closings/verify-closings.ts queries in a loop: readWitnesses':
    "An operator command verifies closings one by one, each with everyone's balances on its day.",
  'server/src/time-off/closings/verify-closings.ts queries in a loop: readLeaveFacts':
    "An operator command verifies closings one by one, each with everyone's balances on its day.",
  'server/src/time-off/closings/verify-closings.ts queries in a loop: balancesThrough':
    'It computes, with pauses, and queries nothing.',
  'server/src/time-off/reminders/reminders-due.ts queries in a loop: readDeciders':
    "Runs once a day for pending requests. Deciders depend on each request's person, type and day.",
  'server/src/time-off/reminders/reminders-due.ts queries in a loop: readWorkFacts':
    "Runs once a day for pending requests. Deciders depend on each request's person, type and day.",
  'server/src/app.ts uses Date without an explicit time': 'It is the clock behind every context.',
  'server/src/app-settings.ts imports pg': 'It passes the pool on to the platform.',
  'web/src/ui/words/messages/de.ts loads code with import.meta':
    'It names the files of the component library that have its words.',
  'web/src/ui/words/messages/fr.ts loads code with import.meta':
    'It names the files of the component library that have its words.',
  'web/src/ui/words/messages/es.ts loads code with import.meta':
    'It names the files of the component library that have its words.',
  'web/src/ui/words/messages/ar.ts loads code with import.meta':
    'It names the files of the component library that have its words.',
  'server/start.mjs imports ./dist/start.js, which cannot be followed': 'The build creates it.',
};
