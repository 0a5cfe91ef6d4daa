import { departmentCatalogues } from './departments/messages/catalogues.ts';
import type { AnyCatalogues } from './language/message.ts';
import { commonCatalogues } from './language/messages/catalogues.ts';

/** The texts of all slices of the domain. */
export const domainCatalogues: readonly AnyCatalogues[] = [commonCatalogues, departmentCatalogues];
