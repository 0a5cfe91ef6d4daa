import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './oldest-en.ts';

export const de = {
  'time-off.approvals.loadingOldest': 'Die ältesten Anträge werden geladen',
  'time-off.approvals.notLoaded': 'Die Anträge konnten nicht geladen werden',
  'time-off.approvals.notLoadedHint': 'Die offenen Genehmigungen konnten nicht geladen werden',
  'time-off.approvals.oldest': 'Älteste Anträge',
  'time-off.approvals.nothingWaits': 'Derzeit wartet nichts auf Sie.',
  'time-off.approvals.noReason': 'Keine Begründung',
} satisfies Catalogue<typeof en>;
