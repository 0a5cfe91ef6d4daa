import { system } from '@almanac/domain/access/principal';
import { earliestDate } from '@almanac/domain/calendar/calendar-date';
import { demoSeeded } from '@almanac/domain/demo/events';
import { createTexts, entriesIn } from '@almanac/domain/language/texts';
import { policyCatalogues } from '@almanac/domain/leave/plans/messages/catalogues';
import { documentOf } from '@almanac/domain/leave/plans/policy-schema';
import { policyTemplates, templateRules } from '@almanac/domain/leave/plans/policy-templates';
import { standardPolicies } from '@almanac/domain/leave/plans/standard-policies';
import type { Outcome } from '@almanac/domain/refusal';
import { change } from '../audit/change.ts';
import { insertPlan, savePolicies } from '../leave/plans/plan-store.ts';
import { saveTerms } from '../leave/terms/assigned-terms-store.ts';
import { insertTypes } from '../leave/types/type-store.ts';
import type { Writer } from '../platform/database/database.ts';
import { type ChangeContext, unchanged } from '../platform/use-case/change.ts';
import { insertHolidays, insertPlace, insertSchedule } from '../work-time/place-store.ts';
import { readDefaultPlace } from '../work-time/queries.ts';
import { claimRules } from '../work-time/rule-changes/rule-lock-store.ts';
import { demoCompany } from './demo-company.ts';
import { demoId } from './demo-id.ts';
import { type DemoLeave, demoLeave, rehabilitation, sickChild } from './demo-leave.ts';
import type { DemoSettings } from './demo-records.ts';
import { insertDemoAdjustments, insertDemoRequests } from './store.ts';

const englishTexts = createTexts('en', 'en-GB', entriesIn('en', [policyCatalogues]));

const placeNames = { bavaria: 'Bavaria', england: 'England' };

/** Adds locations, holidays, plans and types to a new demo company, beyond the default ones. */
export function seedDemoLeave(
  context: Omit<ChangeContext, 'actor'>,
  settings: DemoSettings,
): Promise<Outcome<null, never>> {
  return change({ ...context, actor: system }, async (writer) => {
    await claimRules(writer);
    const standard = await readDefaultPlace(writer);
    if (!standard) return unchanged(null);
    const leave = demoLeave(settings, demoCompany(settings));
    await insertTypes(writer, leave.types);
    const planId = await insertPlans(writer, leave, { settings, standardId: standard.planId });
    await insertWorkTime(writer, leave, { ...standard, germanPlanId: planId });
    await insertDemoAdjustments(writer, leave.adjustments);
    await insertDemoRequests(writer, leave.requests);
    const people = leave.bavaria.people.length + leave.england.people.length;
    return {
      result: null,
      events: [
        demoSeeded({
          entityId: demoId('demo leave', `${settings.today}T00:00:00.000Z`),
          changes: [{ field: 'requestsAdded', to: leave.requests.length }],
          data: { leave: { people, places: Object.values(placeNames) } },
        }),
      ],
    };
  });
}

/** Makes the notice types available to everyone, creates the German plan and returns its id. */
async function insertPlans(
  writer: Writer,
  { from }: DemoLeave,
  { settings, standardId }: { settings: DemoSettings; standardId: string },
): Promise<string> {
  const template = policyTemplates.find(({ id }) => id === 'germany');
  if (!template) throw new Error('There is no template for Germany');
  const { VACATION: _replaced, ...others } = standardPolicies(settings.leavePolicy);
  const uncounted = documentOf(others.UNPAID, 'DAY');
  const notices = { type: sickChild.code, from, rules: uncounted };
  await savePolicies(writer, standardId, [notices]);
  const kept = Object.entries(others).map(([type, rules]) => ({
    type,
    from,
    rules: documentOf(rules, 'DAY'),
  }));
  return insertPlan(writer, {
    name: 'Germany',
    yearStart: template.yearStart,
    policies: [
      { type: 'VACATION', from, rules: templateRules(template, 'DAY', englishTexts) },
      ...kept,
      notices,
      { type: rehabilitation.code, from, rules: uncounted },
    ],
  });
}

async function insertWorkTime(
  writer: Writer,
  { fourDays, bavaria, england, partTime }: DemoLeave,
  { planId, scheduleId, germanPlanId }: { planId: string; scheduleId: string; germanPlanId: string },
): Promise<void> {
  const german = { planId: germanPlanId, scheduleId };
  const fourDaysId = await insertSchedule(writer, fourDays);
  const bavariaId = await insertPlace(writer, { name: placeNames.bavaria, region: 'DE-BY', ...german });
  const englandId = await insertPlace(writer, {
    name: placeNames.england,
    region: 'GB-ENG',
    planId,
    scheduleId,
  });
  const [{ date: added } = { date: earliestDate }] = bavaria.known;
  await insertHolidays(writer, bavariaId, bavaria.known, added);
  await insertHolidays(writer, bavariaId, bavaria.later, bavaria.laterOn);
  await insertHolidays(writer, englandId, england.known, added);
  const always = { from: earliestDate };
  const inBavaria = { ...german, placeId: bavariaId };
  await saveTerms(writer, [
    ...bavaria.people.map((userId) => ({ userId, ...always, ...inBavaria })),
    ...england.people.map((userId) => ({ userId, ...always, planId, scheduleId, placeId: englandId })),
    ...partTime.people.map((userId) => ({
      userId,
      from: partTime.from,
      ...inBavaria,
      scheduleId: fourDaysId,
    })),
  ]);
}
