import { isCalendarDate } from '@almanac/domain/calendar/calendar-date';
import type { NavigateOptions } from 'react-router';
import { useAddress } from './use-address.ts';

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the text of an address can be the identifier of something. */
export function isIdentifier(text: string | null | undefined): text is string {
  return typeof text === 'string' && idPattern.test(text);
}

/** The address with the parameters set, or taken out where they have no value; what is foreign stays. */
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

/** One filter in the address. Addresses are kept and sent to others, hence its name there does not change. */
interface Parameter<Value> {
  name: string;
  /** What the text says; nothing where that makes no sense. */
  read: (text: string) => Value | undefined;
  /** What counts where the address says nothing, and is left out of it; nothing for a filter that hides something. */
  usual: Value;
}

/** The shown page, from 1. */
export const pageNumber: Parameter<number> = {
  name: 'page',
  read: (text) => {
    const page = Number(text);
    return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : undefined;
  },
  usual: 1,
};

export function textUpTo(longest: number, name: string): Parameter<string | undefined> {
  return { name, read: (text) => text.trim().slice(0, longest) || undefined, usual: undefined };
}

export function identifier(name: string): Parameter<string | undefined> {
  return { name, read: (text) => (isIdentifier(text) ? text : undefined), usual: undefined };
}

export function calendarDate(name: string): Parameter<string | undefined> {
  return { name, read: (text) => (isCalendarDate(text) ? text : undefined), usual: undefined };
}

/** A code in capital letters, of which nobody here knows which there are. */
export function codeOf(name: string): Parameter<string | undefined> {
  return { name, read: (text) => (/^[A-Z][A-Z0-9_]{0,39}$/.test(text) ? text : undefined), usual: undefined };
}

export function oneOf<Value extends string>(
  name: string,
  values: readonly Value[],
): Parameter<Value | undefined> {
  return { name, read: (text) => values.find((each) => each === text), usual: undefined };
}

/** One of the values, the first of which is usual. */
export function usuallyFirstOf<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Parameter<Value> {
  return { ...oneOf(name, values), usual: values[0] };
}

/** Filters to show; null and an empty text choose none. */
type Choice<Filters> = { [Field in keyof Filters]?: Filters[Field] | null };

interface AddressFilters<Filters> {
  /** What an address says that names none of them. */
  usual: Filters;
  /** What the address says; what it does not know counts as not given. */
  read: (address: URLSearchParams) => Filters;
  /** The address with the filters in it, short: what is as usual is left out, what is foreign stays. */
  write: (address: URLSearchParams, filters: Choice<Filters>) => URLSearchParams;
  /** Whether one of them hides something. */
  isFiltered: (filters: Filters) => boolean;
}

/** How the address and the filters of a page are made of each other. */
export function addressFilters<Filters extends object>(
  parameters: {
    [Field in keyof Filters]-?: Parameter<Filters[Field]>;
  },
): AddressFilters<Filters> {
  const fields = Object.entries<Parameter<unknown>>(parameters);
  const read = (address: URLSearchParams) =>
    Object.fromEntries(
      fields.map(([field, each]) => [field, each.read(address.get(each.name) ?? '') ?? each.usual]),
    ) as Filters;
  return {
    usual: read(new URLSearchParams()),
    read,
    write(address, filters) {
      const chosen = asRecord(filters);
      const values = fields.map(([field, { name, usual }]) => {
        const value = chosen[field] ?? usual;
        return [name, value === usual ? undefined : String(value)];
      });
      return withParameters(address, Object.fromEntries(values));
    },
    isFiltered(filters) {
      const chosen = asRecord(filters);
      return fields.some(([field, { usual }]) => usual === undefined && chosen[field] !== undefined);
    },
  };
}

function asRecord(filters: object): Record<string, unknown> {
  return { ...filters };
}

/** For lists that are paged and nothing else. */
export const onlyPages = addressFilters<{ page: number }>({ page: pageNumber });

export type Filtering<Filters extends object> = ReturnType<typeof useAddressFilters<Filters>>;

/** Turns the pages of a list: from the page that the address names to another. */
type ShowPage = (next: (present: number) => number, options?: NavigateOptions) => void;

const inPlace = { replace: true, preventScrollReset: true };

/** The filters in the address, and how to change some of them; a change of anything else leads to page 1. */
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
    /** What a field takes to show one of the filters and to choose it. */
    fieldOf: <Field extends keyof Filters>(field: Field) => ({
      value: filters[field] ?? null,
      onChange: (value: Filters[Field] | null) => change({ [field]: value } as Choice<Filters>),
    }),
    showPage,
    clear: () => changeAddress((present) => write(present, {}), inPlace),
  };
}
