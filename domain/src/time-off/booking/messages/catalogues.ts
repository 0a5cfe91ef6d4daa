import type { Catalogues } from '../../../language/message.ts';
import { en } from './en.ts';

export const bookingCatalogues = { en } satisfies Catalogues<typeof en>;
