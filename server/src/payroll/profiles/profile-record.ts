import type { AuditedField } from '@almanac/domain/audit/field-change';
import type { AuditedValue } from '@almanac/domain/events/event-change';
import type { ExportProfile, ProfileSettings } from '@almanac/domain/payroll/profiles/profile-schema';

type Profile = Pick<ExportProfile, 'name'> & ProfileSettings;

/** The fields of a profile in the audit log; the name is never empty. */
export const loggedProfileFields = [
  'name',
  'level',
  'places',
  'types',
  'columns',
  'fileForm',
] as const satisfies readonly AuditedField[];

/** A profile as the audit log states it, in the program's codes. */
export function loggedProfile(
  { name, level, types, columns, ...profile }: Profile,
  nameOfPlace: (id: string) => string,
) {
  const {
    format,
    separator,
    decimal,
    dateFormat,
    encoding,
    lineEnd,
    headings,
    before,
    groupBy,
    corrections,
  } = profile;
  const form = {
    format,
    separator,
    decimal,
    dateFormat,
    encoding,
    lineEnd,
    headings,
    before,
    groupBy,
    corrections,
  };
  return {
    name,
    level,
    places: joined(profile.placeIds.map(nameOfPlace)),
    types: joined(
      types.map(({ code, ...codes }) => {
        const given = [codes.payrollCode, codes.secondCode, codes.payoutCode];
        return given.some((each) => each !== undefined)
          ? `${code} = ${given.map((each) => each ?? '–').join(' / ')}`
          : code;
      }),
    ),
    columns: joined(
      columns.map(({ field, constant, heading }) => {
        const content = field ?? JSON.stringify(constant ?? '');
        return heading === '' ? content : `${content} (${heading})`;
      }),
    ),
    fileForm: JSON.stringify(form),
  } satisfies Record<(typeof loggedProfileFields)[number], AuditedValue | undefined>;
}

function joined(parts: readonly string[]): string | undefined {
  return parts.length > 0 ? parts.join(', ') : undefined;
}
