import type { ChangeProfile, ExportProfile, ProfileSettings } from './profile-schema.ts';

/** What a new profile leaves out: a plain CSV file with the sums of all places. */
export const plainProfile: ProfileSettings = {
  placeIds: [],
  level: 'SUMS',
  types: [],
  columns: [],
  headings: true,
  separator: ',',
  decimal: '.',
  dateFormat: 'YYYY-MM-DD',
  encoding: 'UTF-8',
  lineEnd: 'CRLF',
  format: 'CSV',
  groupBy: 'RUN',
  corrections: 'ROWS',
};

/** The settings of a profile. */
export function settingsOf({
  id: _id,
  version: _version,
  name: _name,
  ...settings
}: ExportProfile): ProfileSettings {
  return settings;
}

/** The settings with the given changes; absent ones stay as they were. */
export function profileWith(
  { before, types, columns, ...given }: Omit<ChangeProfile, 'name' | 'version'>,
  earlier: ProfileSettings,
): ProfileSettings {
  const { before: textBefore, ...others } = earlier;
  const text = before === undefined ? textBefore : (before ?? '');
  return {
    ...others,
    ...present(given),
    ...(types && { types: types.map(present) }),
    ...(columns && { columns: columns.map(present) }),
    ...(text !== undefined && text !== '' && { before: text }),
  };
}

type Present<Given> = { [Name in keyof Given]: Exclude<Given[Name], undefined> };

/** The record without undefined fields. */
function present<Given extends object>(given: Given): Present<Given> {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Present<Given>;
}
