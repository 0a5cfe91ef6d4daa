export type Filter = string | number | boolean | readonly string[] | undefined;

/** Export address of a filtered list; empty values are omitted. */
export function exportAddress(path: `/${string}`, filters: { [name: string]: Filter }): string {
  const given = Object.entries(filters).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value];
    return values.filter((each) => each !== undefined && each !== '').map((each) => [name, String(each)]);
  });
  const query = new URLSearchParams(given).toString();
  return `/api${path}${query === '' ? '' : `?${query}`}`;
}
