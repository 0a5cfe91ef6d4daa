import type { Catalogues } from '../../../language/message.ts';
import { en } from './en.ts';
import { en as rules } from './rules-en.ts';

export const leaveTypeCatalogues = { en } satisfies Catalogues<typeof en>;

export const leaveTypeRuleCatalogues = { en: rules } satisfies Catalogues<typeof rules>;
