import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { NavigateOptions } from 'react-router';
import { useAddress } from './use-address.ts';

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the text is a valid identifier. */
export function isIdentifier(text: string | null | undefined): text is string {
  return typeof text === 'string' && idPattern.test(text);
}

/** The address with the parameters set, or removed if they have no value. Other parameters stay. */
export function withParameters(
  address: URLSearchParams,
  parameters: Record<string, string | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** A filter in the address. Addresses are bookmarked and shared, so names must not change. */
interface Parameter<Value> {
  name: string;
  /** Parses the text; undefined if invalid. */
  read: (text: string) => Value | undefined;
  /** The default, which the address omits; undefined for a filter that hides rows. */
  fallback: Value;
}

/** One-based page. */
export const pageNumber: Parameter<number> = {
  name: 'page',
  read: (text) => {
    const page = Number(text);
    return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : undefined;
  },
  fallback: 1,
};

export function textUpTo(longest: number, name: string): Parameter<string | undefined> {
  return { name, read: (text) => text.trim().slice(0, longest) || undefined, fallback: undefined };
}

export function identifier(name: string): Parameter<string | undefined> {
  return { name, read: (text) => (isIdentifier(text) ? text : undefined), fallback: undefined };
}

export function calendarDate(name: string): Parameter<string | undefined> {
  return { name, read: (text) => (isCalendarDate(text) ? text : undefined), fallback: undefined };
}

/** A code in capital letters, from an open set. */
export function codeOf(name: string): Parameter<string | undefined> {
  return {
    name,
    read: (text) => (/^[A-Z][A-Z0-9_]{0,39}$/.test(text) ? text : undefined),
    fallback: undefined,
  };
}

export function oneOf<Value extends string>(
  name: string,
  values: readonly Value[],
): Parameter<Value | undefined> {
  return { name, read: (text) => values.find((each) => each === text), fallback: undefined };
}

/** Several of the values, separated by commas; unknown ones are ignored. */
export function severalOf<Value extends string>(
  name: string,
  values: readonly Value[],
): Parameter<Value[] | undefined> {
  return {
    name,
    read: (text) => {
      const named = new Set(text.split(','));
      const known = values.filter((each) => named.has(each));
      return known.length > 0 ? known : undefined;
    },
    fallback: undefined,
  };
}

/** One of the values; the first is the default. */
export function firstByDefault<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Parameter<Value> {
  return { ...oneOf(name, values), fallback: values[0] };
}

/** Filters to set; null and '' clear one. */
type Choice<Filters> = { [Field in keyof Filters]?: Filters[Field] | null };

interface AddressFilters<Filters> {
  /** The filters of an address without parameters. */
  fallback: Filters;
  /** Reads the address; unknown values are ignored. */
  read: (address: URLSearchParams) => Filters;
  /** Writes the filters to the address. Defaults are omitted, other parameters stay. */
  write: (address: URLSearchParams, filters: Choice<Filters>) => URLSearchParams;
  /** Whether any filter hides rows. */
  isFiltered: (filters: Filters) => boolean;
}

/** Converts between the address and a page's filters. */
export function addressFilters<Filters extends object>(
  parameters: {
    [Field in keyof Filters]-?: Parameter<Filters[Field]>;
  },
): AddressFilters<Filters> {
  const fields = Object.entries<Parameter<unknown>>(parameters);
  const read = (address: URLSearchParams) =>
    Object.fromEntries(
      fields.map(([field, each]) => [field, each.read(address.get(each.name) ?? '') ?? each.fallback]),
    ) as Filters;
  return {
    fallback: read(new URLSearchParams()),
    read,
    write(address, filters) {
      const chosen = asRecord(filters);
      const values = fields.map(([field, { name, fallback }]) => {
        const value = chosen[field] ?? fallback;
        return [name, value === fallback ? undefined : String(value)];
      });
      return withParameters(address, Object.fromEntries(values));
    },
    isFiltered(filters) {
      const chosen = asRecord(filters);
      return fields.some(([field, { fallback }]) => fallback === undefined && chosen[field] !== undefined);
    },
  };
}

function asRecord(filters: object): Record<string, unknown> {
  return { ...filters };
}

/** For lists with pages only. */
export const onlyPages = addressFilters<{ page: number }>({ page: pageNumber });

export type Filtering<Filters extends object> = ReturnType<typeof useAddressFilters<Filters>>;

/** Moves from the page in the address to another. */
type ShowPage = (next: (present: number) => number, options?: NavigateOptions) => void;

const inPlace = { replace: true, preventScrollReset: true };

/** The filters in the address and a setter. Any change except of the page resets the page to 1. */
export function useAddressFilters<Filters extends object>({ read, write }: AddressFilters<Filters>) {
  const { address, change: changeAddress } = useAddress();
  const filters = read(address);
  const change = (part: Choice<Filters>) =>
    changeAddress((present) => write(present, { ...read(present), ...part, page: 1 }), inPlace);
  const showPage: ShowPage = (next, options) =>
    changeAddress((present) => {
      const page = next(onlyPages.read(present).page);
      return write(present, { ...read(present), page });
    }, options);
  return {
    filters,
    change,
    /** Props that bind a field to one of the filters. */
    fieldOf: <Field extends keyof Filters>(field: Field) => ({
      value: filters[field] ?? null,
      onChange: (value: Filters[Field] | null) => change({ [field]: value } as Choice<Filters>),
    }),
    showPage,
    clear: () => changeAddress((present) => write(present, {}), inPlace),
  };
}
