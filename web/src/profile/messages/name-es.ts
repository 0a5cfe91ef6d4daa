import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './name-en.ts';

export const es = {
  'profile.name': 'Nombre',
  'profile.saveName': 'Guardar nombre',
  'profile.savingName': 'Guardando…',
  'profile.nameSaved': 'Nombre guardado',
  'profile.nameNotChanged': 'No se ha cambiado su nombre',
  'profile.nameQuestion': '¿Cuál es su nombre?',
  'profile.nameQuestionHint': 'Es lo que verán los demás en lugar de su dirección.',
  'profile.nameQuestionLoading': 'Cargando la pregunta',
} satisfies Catalogue<typeof en>;
