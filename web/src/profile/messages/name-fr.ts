import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './name-en.ts';

export const fr = {
  'profile.name': 'Nom',
  'profile.saveName': 'Enregistrer le nom',
  'profile.savingName': 'Enregistrement…',
  'profile.nameSaved': 'Nom enregistré',
  'profile.nameNotChanged': 'Votre nom n’a pas été modifié',
  'profile.nameQuestion': 'Quel est votre nom ?',
  'profile.nameQuestionHint': 'Vos collègues le voient à la place de votre adresse.',
  'profile.nameQuestionLoading': 'Chargement de la question',
} satisfies Catalogue<typeof en>;
