import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './name-en.ts';

export const de = {
  'profile.name': 'Name',
  'profile.saveName': 'Namen speichern',
  'profile.savingName': 'Wird gespeichert …',
  'profile.nameSaved': 'Name gespeichert',
  'profile.nameNotChanged': 'Ihr Name wurde nicht geändert',
  'profile.nameQuestion': 'Wie heißen Sie?',
  'profile.nameQuestionHint': 'Andere sehen ihn statt Ihrer Adresse.',
  'profile.nameQuestionLoading': 'Die Frage wird geladen',
} satisfies Catalogue<typeof en>;
