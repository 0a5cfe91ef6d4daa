import type { Texts } from '@almanac/domain/language/message';
import { refusalMessage } from '@almanac/domain/language/messages/refusal-message';
import { numberOf } from '@almanac/domain/leave/types/amount';
import { typeNameIn } from '@almanac/domain/leave/types/standard-names';
import { validationRefusal } from '@almanac/domain/refusal';
import type {
  AbsencePlan,
  PlannedAbsence,
  PlannedAbsenceFault,
} from '@almanac/domain/time-off/import/absence-plan';
import { summaryOf } from '@almanac/domain/time-off/import/absence-summary';
import type { AbsencesImport, ImportedAbsence } from '@almanac/domain/time-off/import/schema';
import { statedHalvesOf } from '@almanac/domain/time-off/requests/span-text';

/** The response for a plan. */
export function describeAbsences(
  plan: AbsencePlan,
  read: Omit<AbsencesImport, 'rows' | 'faults' | 'summary'>,
  texts: Texts,
): AbsencesImport {
  return {
    ...read,
    rows: plan.absences.map((absence) => describeRow(absence, texts)),
    faults: plan.faults.map(({ line, column, message }) => ({
      line,
      ...(column && { column }),
      message: texts.text(message),
    })),
    summary: summaryOf(plan).map(texts.text),
  };
}

function describeRow(
  { line, outcome, person, type, fields, span, amount }: PlannedAbsence,
  { language }: Texts,
): ImportedAbsence {
  const days = span ?? fields;
  return {
    line,
    outcome,
    amount: type ? Math.round(numberOf(amount, type.unit) * 100) / 100 : 0,
    ...(person && { person }),
    ...(type && { type: { code: type.code, name: typeNameIn(language, type) }, unit: type.unit }),
    ...(days && {
      startDate: days.startDate,
      endDate: days.endDate,
      ...statedHalvesOf(days),
      ...(days.minutes !== undefined && { minutes: days.minutes }),
    }),
    ...(fields && { status: fields.status }),
  };
}

/** Refuses an import with its faults by line. */
export function refuseFaultyRows(
  [first, ...others]: [PlannedAbsenceFault, ...PlannedAbsenceFault[]],
  path: 'csv' | 'xlsx',
) {
  return validationRefusal([issueOf(first, path), ...others.map((each) => issueOf(each, path))]);
}

function issueOf({ line, message: fault }: PlannedAbsenceFault, path: string) {
  return { path, message: refusalMessage('common.atLine', { line, fault }) };
}
