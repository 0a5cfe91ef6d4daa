import type { HolidayCountry } from '@almanac/domain/work-time/schema';
import { useQuery } from '@tanstack/react-query';
import { FailureAlert } from '../platform/forms/failure-alert.tsx';
import { SearchableSelect } from '../ui/select/searchable-select.tsx';
import { countriesQuery } from './api.ts';
import { text } from './messages/text.ts';

/** A country, and optionally a part of it. */
export interface ChosenRegion {
  country: string | null;
  region: string | null;
}

/** Splits a region such as DE-BY. */
export function chosenRegion(region: string | undefined): ChosenRegion {
  const [country = '', ...part] = (region ?? '').split('-');
  return { country: country || null, region: part.join('-') || null };
}

/** Joins a region such as DE-BY. */
export function regionCode({ country, region }: ChosenRegion): string | undefined {
  if (country === null) return undefined;
  return region === null ? country : `${country}-${region}`;
}

interface RegionFieldsProps {
  value: ChosenRegion;
  onChange: (value: ChosenRegion) => void;
  isRequired?: boolean;
}

/** The country or region of the suggested public holidays. */
export function RegionFields({
  value: { country, region },
  onChange,
  isRequired = false,
}: RegionFieldsProps) {
  const { data: countries, error } = useQuery(countriesQuery);
  const regions = countries?.find(({ code }) => code === country)?.regions ?? [];
  return (
    <>
      <SearchableSelect
        label={text('work-time.countryField')}
        isRequired={isRequired}
        isDisabled={!countries}
        placeholder={text('work-time.selectCountry')}
        {...(!isRequired && { nothing: text('work-time.noCountry') })}
        options={optionsOf(countries ?? [])}
        value={country}
        onChange={(chosen) => onChange({ country: chosen, region: null })}
      />
      {regions.length > 0 && (
        <SearchableSelect
          label={text('work-time.regionField')}
          nothing={text('work-time.wholeCountry')}
          options={optionsOf(regions)}
          value={region}
          onChange={(chosen) => onChange({ country, region: chosen })}
        />
      )}
      <FailureAlert title={text('work-time.countriesNotLoaded')} error={error} />
    </>
  );
}

function optionsOf(places: readonly Pick<HolidayCountry, 'code' | 'name'>[]) {
  return places.map(({ code, name }) => ({ id: code, label: name }));
}
