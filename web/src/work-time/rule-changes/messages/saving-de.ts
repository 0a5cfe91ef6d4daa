import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './saving-en.ts';

export const de = {
  'work-time.rule-changes.cancel': 'Abbrechen',
  'work-time.rule-changes.reason': 'Begründung',
  'work-time.rule-changes.reasonHint':
    'Die Änderung betrifft auch Sie selbst; Ihre Begründung wird protokolliert.',
  'work-time.rule-changes.preview': 'Änderungen prüfen',
  'work-time.rule-changes.calculating': 'Wird berechnet …',
  'work-time.rule-changes.noPreview': 'Die Vorschau konnte nicht geladen werden',
  'work-time.rule-changes.save': 'Speichern',
  'work-time.rule-changes.saving': 'Wird gespeichert …',
  'work-time.rule-changes.notSaved': 'Es wurde nichts gespeichert',
} satisfies Catalogue<typeof en>;
