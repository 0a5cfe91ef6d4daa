import { namesText } from '@almanac/domain/language/names';
import { leaveTypeFields } from '@almanac/domain/leave/types/leave-type-fields';
import type { StoredType } from '@almanac/domain/leave/types/types-schema';
import { readerTexts, textOf } from '../../language/messages.ts';
import { mainNameOf, type Shown } from '../../platform/shown-name.ts';
import { formText } from './messages/form-text.ts';
import {
  colourNames,
  countNames,
  documentBearerNames,
  reasonNames,
  reducingNames,
} from './type-form-words.ts';
import { protectionText } from './type-protection-field.tsx';
import { audienceNames, unitNames } from './type-words.ts';

/** The type's values as the form names them, to compare with another version. */
export function describeType(type: Shown<StoredType>): Record<string, string> {
  const yesOrNo = (is: boolean) => (is ? formText('leave.types.yes') : formText('leave.types.no'));
  const { name, names, colour, shownTo, unit, counts, reason, reducesLeave, documentBy } = leaveTypeFields;
  return {
    [textOf(name.label)]: mainNameOf(type),
    [textOf(names.label)]: namesText(type.names, readerTexts().language),
    [textOf(colour.label)]: colourNames()[type.colour],
    [textOf(shownTo.label)]: audienceNames()[type.shownTo],
    [textOf(unit.label)]: unitNames()[type.unit],
    [textOf(counts.label)]: countNames()[type.counts],
    [textOf(reason.label)]: reasonNames()[type.reason],
    [textOf(reducesLeave.label)]: reducingNames()[type.reducesLeave],
    [formText('leave.types.documentField')]:
      type.documentAfterDays === undefined
        ? formText('leave.types.documentNever')
        : formText('leave.types.documentAfter', { days: type.documentAfterDays }),
    [textOf(documentBy.label)]: documentBearerNames()[type.documentBy],
    [formText('leave.types.protectsField')]: protectionText(type.protectsLeave),
    [formText('leave.types.approvalField')]: yesOrNo(type.needsApproval),
    [formText('leave.types.awayField')]: yesOrNo(type.isAway),
    [formText('leave.types.paidField')]: yesOrNo(type.isPaid),
    [formText('leave.types.halvesField')]: yesOrNo(type.takesHalves),
    [formText('leave.types.remindField')]: yesOrNo(type.remindsOfExpiry),
    [formText('leave.types.paidOutField')]: yesOrNo(type.isPaidOut),
    [formText('leave.types.sicknessField')]: yesOrNo(type.isSickness),
  };
}
