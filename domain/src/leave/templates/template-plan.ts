import type { Texts } from '../../language/message.ts';
import { type Outcome, refuseInput } from '../../refusal.ts';
import { message } from '../plans/messages/message.ts';
import type { LeaveType } from '../types/leave-type.ts';
import { nextColour } from '../types/new-type.ts';
import { type CountryTemplate, offerRules, type TemplateOffer } from './country-template.ts';
import { templateTypes } from './template-types.ts';

/** A type of the template: one that exists, or a new one. */
export interface TypeOfPlan {
  offer: TemplateOffer;
  type: LeaveType;
  isNew: boolean;
}

/**
 * The types for the chosen codes of a template. One that exists, by its code or its name for the reader, is used as it
 * is; two offers never share a type. Refuses with `VALIDATION_ERROR` at `types` for a code that the template doesn't have.
 */
export function typesOfTemplate(
  { country, offers }: CountryTemplate,
  chosen: readonly string[],
  existing: readonly LeaveType[],
  texts: Texts,
): Outcome<TypeOfPlan[], 'VALIDATION_ERROR'> {
  const unknown = chosen.find((code) => offers.every((offer) => offer.code !== code));
  if (unknown !== undefined) {
    return refuseInput('types', message('leave.plans.typeNotInTemplate', { country, type: unknown }));
  }
  const types = [...existing];
  const used: TypeOfPlan[] = [];
  for (const offer of offers.filter(({ code }) => chosen.includes(code))) {
    const found =
      existing.find(({ code }) => code === offer.code) ??
      existing.find(({ name }) => comparedName(name) === comparedName(texts.text(offer.name)));
    const type = found ?? newType(offer, types, texts);
    if (!found) types.push(type);
    if (used.every((each) => each.type.code !== type.code)) used.push({ offer, type, isNew: !found });
  }
  return used;
}

const comparedName = (name: string) => name.trim().toLowerCase();

function newType(
  { code, name, isPaid, protectsLeave, reducesLeave }: TemplateOffer,
  types: readonly LeaveType[],
  texts: Texts,
): LeaveType {
  return {
    code,
    ...templateTypes[code],
    name: texts.text(name),
    isPaid,
    protectsLeave: protectsLeave ?? null,
    ...(reducesLeave && { reducesLeave }),
    colour: nextColour(types),
  };
}

/** The policies of a plan with these types from the day on, with names for the reader. */
export function policiesOfTemplate(types: readonly TypeOfPlan[], from: string, texts: Texts) {
  return types.map(({ offer, type: { code, unit } }) => ({
    type: code,
    from,
    rules: offerRules(offer, unit, texts),
  }));
}
