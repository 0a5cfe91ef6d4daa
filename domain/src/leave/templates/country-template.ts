import type { Said, Texts } from '../../language/message.ts';
import type { PolicyDocument } from '../plans/policy-schema.ts';
import {
  countedRules,
  type PolicyTemplate,
  policyTemplates,
  type TemplateDocument,
  templateRules,
} from '../plans/policy-templates.ts';
import type { LeaveUnit } from '../types/amount.ts';
import type { LeaveProtection } from '../types/leave-protection.ts';
import { type CountryRules, countryRules } from './country-rules.ts';
import { type TemplateTypeCode, templateTypes } from './template-types.ts';

/** A type in a country's template. */
export interface TemplateOffer {
  code: TemplateTypeCode;
  name: Said;
  /** Whether the country's law knows the leave, or companies usually grant it. */
  basis: 'STATUTORY' | 'COMMON';
  note: Said;
  days: TemplateDocument;
  isPaid: boolean;
  protectsLeave?: LeaveProtection;
  reducesLeave?: 'FULL_MONTHS';
}

/** All types that are usual in a country, each with its rules, as a starting point. */
export interface CountryTemplate extends Pick<PolicyTemplate, 'id' | 'country' | 'yearStart'> {
  offers: readonly TemplateOffer[];
}

export const countryTemplates: readonly CountryTemplate[] = policyTemplates.map(
  ({ id, country, yearStart, note, days }) => {
    const { vacation, others }: CountryRules = countryRules[id];
    return {
      id,
      country,
      yearStart,
      offers: [
        { code: 'VACATION', name: templateTypes.VACATION.name, basis: vacation, note, days, isPaid: true },
        ...others.map(({ code, rules, isPaid, ...offer }) => ({
          code,
          name: templateTypes[code].name,
          days: rules ?? countedRules(),
          isPaid: isPaid ?? templateTypes[code].isPaid,
          ...offer,
        })),
      ],
    };
  },
);

/** The offer's rules for a type of the unit, with names for the reader. */
export function offerRules(offer: TemplateOffer, unit: LeaveUnit, texts: Texts): PolicyDocument {
  return templateRules(offer, unit, texts);
}
