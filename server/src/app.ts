import { join } from 'node:path';
import { readCompany, readSession } from '@almanac/domain/access/endpoints';
import type { App, AppSettings } from './app-settings.ts';
import { registerAudit } from './audit/routes.ts';
import { connectionSettings } from './connection-settings.ts';
import { channelWorker } from './connections/channels/posts/channel-worker.ts';
import { linksAgainWorker } from './connections/email-decisions/links-again-worker.ts';
import { hasOwnFeed } from './connections/feeds/queries.ts';
import { invitationWorker } from './connections/invitations/invitation-worker.ts';
import { personalTexts } from './connections/personal-texts.ts';
import { registerConnections } from './connections/routes.ts';
import { deliveryWorker } from './connections/webhooks/deliveries/delivery-worker.ts';
import { switchOffLostSecrets } from './connections/webhooks/deliveries/end-webhook.ts';
import { withDeliveries } from './connections/webhooks/deliveries/with-deliveries.ts';
import { demoEmails } from './demo/demo-people.ts';
import { registerDepartments } from './departments/routes.ts';
import { emailComposer, emailsToSend } from './emails.ts';
import { fillDatabase } from './fill-database.ts';
import { registerEmployments } from './leave/employments/employments-routes.ts';
import { readPlanName } from './leave/plans/plan-queries.ts';
import { registerPlans } from './leave/plans/plan-routes.ts';
import { registerTerms } from './leave/terms/terms-routes.ts';
import { registerTypes } from './leave/types-routes.ts';
import { registerMails } from './mails/routes.ts';
import { testEmailLimit } from './mails/test-sending.ts';
import { mailQueues } from './mails/unsent-mail.ts';
import { registerNews } from './news/routes.ts';
import { readPayrollCodes } from './payroll/profiles/queries.ts';
import { registerPayroll } from './payroll/routes.ts';
import { staffOf } from './people/accounts/joining/staff.ts';
import { countPeople } from './people/accounts/records/people-queries.ts';
import { isDeactivated } from './people/accounts/records/queries.ts';
import { registerPeople } from './people/routes.ts';
import { sessionCookie } from './platform/auth/auth.ts';
import { createAuth } from './platform/auth/lazy-auth.ts';
import { createFindSession } from './platform/auth/session.ts';
import { cancelStatements } from './platform/database/connections.ts';
import { createDatabase, createLibraryDatabase } from './platform/database/database.ts';
import { pingDatabase } from './platform/database/ping.ts';
import { reactWith } from './platform/events/reactions.ts';
import { limitCalls } from './platform/http/call-limits.ts';
import { closeServer } from './platform/http/close-server.ts';
import { compressAnswers } from './platform/http/compression.ts';
import { type Api, routePath } from './platform/http/endpoints/bind.ts';
import { callerOf } from './platform/http/endpoints/caller.ts';
import { createClientOf, createFindPrincipal } from './platform/http/endpoints/find-principal.ts';
import { reportHealth } from './platform/http/endpoints/health.ts';
import { describeApi } from './platform/http/endpoints/openapi.ts';
import { ownOrigins } from './platform/http/origins.ts';
import { pathOfCall } from './platform/http/path-of-call.ts';
import { allowRobots } from './platform/http/robots.ts';
import { createServer } from './platform/http/server.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { type RunningJobQueue, startJobQueue, type Worker } from './platform/jobs/job-queue.ts';
import { countStoredJobs } from './platform/jobs/queries.ts';
import { CompanyLanguage } from './platform/language/company-language.ts';
import { recipientTexts } from './platform/language/recipient.ts';
import { showMailbox } from './platform/mail/mailbox-page.ts';
import { createMailbox, createSmtpMailer, mailWorker } from './platform/mail/mailer.ts';
import { testMails } from './platform/mail/test-mail.ts';
import { listenForNews } from './platform/news/news-listener.ts';
import { progressTeller } from './platform/news/progress-teller.ts';
import { rateLimits } from './platform/rate-limit.ts';
import { startSealer, wakingHearer } from './platform/seals/sealer.ts';
import { dayTeller } from './platform/work/day-teller.ts';
import { morningTeller } from './platform/work/morning-teller.ts';
import { registerProfile } from './profile/routes.ts';
import { reactions } from './reactions.ts';
import { readStoredSettings } from './settings/queries.ts';
import { registerSettings } from './settings/routes.ts';
import { registerSetup } from './setup/routes.ts';
import { linkLimits } from './sign-in/link-limits.ts';
import { registerSignIn } from './sign-in/routes.ts';
import { readActiveSession } from './sign-in/session-queries.ts';
import { deliverMagicLink, signInMailWorker } from './sign-in/sign-in-mail-worker.ts';
import { countTeams } from './teams/directory/team-queries.ts';
import { registerTeams } from './teams/routes.ts';
import { textsIn } from './texts.ts';
import { doesRequestStand } from './time-off/approvals/queries.ts';
import { entitlements } from './time-off/balances/adjustments/entitlements.ts';
import { checkClosedYears } from './time-off/balances/facts/closed-years.ts';
import { leaveImport } from './time-off/balances/opening/leave-import.ts';
import { ruleEffects } from './time-off/effects/rule-effects.ts';
import { EmploymentWatch } from './time-off/leaving/employment-watch.ts';
import { endEmployments } from './time-off/leaving/end-employments.ts';
import { approverChangesWorker } from './time-off/reminders/approver-changes-worker.ts';
import { tellNewApprovers } from './time-off/reminders/remind-approvers.ts';
import { registerTimeOff } from './time-off/routes.ts';
import { startWatches } from './watches.ts';
import { registerWorkTime } from './work-time/routes.ts';

/** Assembles the application. The caller starts listening or injects calls. */
export async function createApp(settings: AppSettings): Promise<App> {
  const { config, pool, secret, log, clock = () => new Date(), services } = settings;
  const { announceLink, isAlone = false } = settings;
  const { appUrl, company, isDemo, mailServer, signUp } = config;
  const staff = staffOf(config);
  const database = createDatabase(pool);
  const server = createServer({
    log,
    appUrl,
    trustedProxies: config.trustedProxies,
    reader: { textsIn, companyLanguage: () => companyLanguage.known },
  });
  const companyLanguage = new CompanyLanguage({
    first: config.settings.locale,
    read: async () => (await readStoredSettings(database)).locale,
    onFault: (error) => server.log.warn({ err: error }, "Could not read the company's language"),
  });
  await compressAnswers(server);
  const cookieName = sessionCookie(appUrl);
  limitCalls(server, {
    callsPerSecond: config.callsPerSecond,
    clientOf: createClientOf(cookieName, secret, services),
  });
  const mailer = mailServer ? createSmtpMailer(mailServer) : createMailbox(database);
  const auth = createAuth({
    database,
    libraryDatabase: createLibraryDatabase(pool),
    secret,
    appUrl,
    trustedOrigins: ownOrigins(appUrl),
    sendMagicLink: deliverMagicLink({
      database,
      mailer,
      appUrl,
      timeZone: company.timeZone,
      textsOf: recipientTexts({ textsIn }),
      ...(!mailServer && { announceLink }),
    }),
  });
  const findSession = createFindSession({
    auth,
    database,
    readActiveSession,
    secret,
    appUrl,
    onUnsaved: (error) => server.log.warn({ err: error }, "Could not update the session's last-used time"),
  });
  const today = dayTeller(clock, company.timeZone);
  const react = withDeliveries(reactWith(reactions, today));
  const composeEmail = emailComposer(database, { today, appUrl });
  const sending = emailsToSend(database, { today, appUrl, secret, now: clock, from: mailServer?.from });
  const connections = connectionSettings({ config, limits: rateLimits(pool), secret, findSession });
  const workers = [
    channelWorker({ ...connections.channels, database, today, now: clock }),
    linksAgainWorker(database),
    mailWorker({
      mailer,
      isClosed: (address) => isDeactivated(database, address),
      doesHold: (condition) => doesRequestStand(database, condition),
      compose: sending.compose,
    }),
    signInMailWorker({ auth, database, clock, signUp, staff }),
    approverChangesWorker(() => tellOfApproverChanges()),
    invitationWorker(sending.invitations, mailer),
    deliveryWorker({
      ...connections.webhooks,
      database,
      now: clock,
      system: () => startedSystem(),
    }),
  ];
  // Jobs may make changes before the queue's start is complete.
  const { promise: started, resolve: start } = Promise.withResolvers<RunningJobQueue>();
  const startedSystem = async () => ({ database, jobs: await started, react });
  const tellOfApproverChanges = async () => tellNewApprovers(await startedSystem(), company, today());
  const employments = new EmploymentWatch({
    today,
    endEmployments: async (day) => endEmployments(await startedSystem(), day),
    onFault: (error) => server.log.error({ err: error }, 'Could not deactivate people after their last day'),
  });
  const upToDate = (worker: Worker): Worker => ({
    ...worker,
    async handle(data, job) {
      await employments.bringUpToDate();
      await worker.handle(data, job);
    },
  });
  const jobs = await startJobQueue(database, workers.map(upToDate), { log: server.log, isAlone });
  start(jobs);
  const system = await startedSystem();
  server.addHook('onRequest', async (request) => {
    const path = pathOfCall(request);
    if (path.startsWith('/api/') && !path.startsWith('/api/health/')) await employments.bringUpToDate();
  });
  const surroundings = () => {
    return { ...system, check: checkClosedYears, now: clock(), today: today(), timeZone: company.timeZone };
  };
  const api: Api = {
    server,
    contextOf: (request) => ({
      ...surroundings(),
      callId: request.id,
      caller: callerOf(request),
      texts: request.texts,
    }),
    textsIn,
    findPrincipal: createFindPrincipal(findSession, services),
  };

  const watches = startWatches({
    system,
    today,
    morning: morningTeller(clock, company.timeZone, 7),
    evening: morningTeller(clock, company.timeZone, 18),
    company,
    log: server.log,
  });

  reportHealth(server, async () => {
    await pingDatabase(pool);
    return { mails: await countStoredJobs(database, mailQueues) };
  });
  await describeApi(server, {
    sessionCookie: cookieName,
    isSignedIn: async (request) => (await findSession(callerOf(request))) !== undefined,
  });
  registerAudit(api);
  registerSettings(api);
  registerDepartments(api, { countPeople, countTeams });
  const followProgress = progressTeller(database, (err) =>
    server.log.error({ err }, 'Could not send progress'),
  );
  const ruleSettings = { effects: ruleEffects, followProgress };
  registerWorkTime(api, { ...ruleSettings, readPlanName });
  const leavingSettings = { endEmployments: () => employments.look() };
  const ofPeople = { company, staff, entitlements, personalTexts, leaveImport };
  registerPeople(api, { ...ofPeople, ...leavingSettings });
  registerSignIn(api, {
    auth,
    findSession,
    appUrl,
    company,
    demoEmails: isDemo ? demoEmails(company.domain) : [],
    hasMailbox: mailServer === undefined,
    signUp,
    staff,
    linkLimits: linkLimits(rateLimits(pool)),
  });
  registerProfile(api, { auth, findSession, hasOwnFeed });
  registerMails(api, {
    composeEmail,
    sendTestMail: testMails(mailer),
    hasMailbox: mailServer === undefined,
    countTestEmail: testEmailLimit(rateLimits(pool)),
  });
  registerTerms(api, ruleSettings);
  registerEmployments(api, { ...ruleSettings, ...leavingSettings });
  registerPlans(api, ruleSettings);
  registerTypes(api, ruleSettings);
  registerTimeOff(api, {
    ...ruleSettings,
    appUrl,
    ...leavingSettings,
    readPayrollCodes,
  });
  registerTeams(api);
  registerPayroll(api);
  registerSetup(api);
  registerConnections(api, connections);
  const sealer = startSealer(database, server.log);
  const news = registerNews(api, {
    listenForNews: (hearer) => listenForNews(pool, companyLanguage.hearer(wakingHearer(hearer, sealer))),
    surroundings,
  });
  if (!mailServer) showMailbox(server, database);
  allowRobots(server, ['/api/feeds/']);
  const initialCalls = { session: routePath(readSession), company: routePath(readCompany) };
  await serveWebApp(server, join(import.meta.dirname, '../../web/dist'), { initialCalls, textsIn });
  await server.ready();

  return {
    server,
    async seed(starting) {
      await fillDatabase({ config, system, today, surroundings, log: server.log, ...starting });
      await companyLanguage.refresh();
      await switchOffLostSecrets(system, connections.webhooks.secrets);
    },
    readCompanyName: async () => (await readStoredSettings(database)).companyName,
    composeEmail: sending.compose,
    warnOfLapses: () => watches.lapses.bringUpToDate(),
    remindApprovers: () => watches.reminders.bringUpToDate(),
    sendAbsenceNotices: () => watches.absences.bringUpToDate(),
    tellNewApprovers: tellOfApproverChanges,
    sendDigests: () => watches.digests.bringUpToDate(),
    postToChannels: () => watches.channels.bringUpToDate(),
    remindOfHolidays: () => watches.holidays.bringUpToDate(),
    async stop() {
      const stopping = jobs.stop();
      await closeServer(server, () => cancelStatements(pool));
      await news.stop();
      await sealer.stop();
      await stopping;
      await Promise.all(Object.values(watches).map((watch) => watch.stop()));
      await employments.stop();
      mailer.close();
    },
  };
}
