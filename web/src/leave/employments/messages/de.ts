import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'leave.employments.title': ({ name }) => `Arbeitsverhältnisse von ${name}`,
  'leave.employments.hint':
    'Wer gegangen und zurückgekommen ist, hat mehrere; die Tage dazwischen zählen nirgends.',
  'leave.employments.notLoaded': 'Die Arbeitsverhältnisse konnten nicht geladen werden',
  'leave.employments.loading': 'Arbeitsverhältnisse werden geladen',
  'leave.employments.number': ({ number }) => `Arbeitsverhältnis ${number}`,
  'leave.employments.remove': ({ number }) => `Arbeitsverhältnis ${number} entfernen`,
  'leave.employments.start': 'Erster Tag',
  'leave.employments.end': 'Letzter Tag',
  'leave.employments.countsEarlier': 'Frühere Beschäftigung zählt für die Betriebszugehörigkeit',
  'leave.employments.keepsBalance': 'Restsaldo des vorigen übernehmen',
  'leave.employments.add': 'Arbeitsverhältnis hinzufügen',
  'leave.employments.saved': 'Arbeitsverhältnisse gespeichert',
} satisfies Catalogue<typeof en>;
