import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './saving-en.ts';

export const es = {
  'work-time.rule-changes.cancel': 'Cancelar',
  'work-time.rule-changes.reason': 'Motivo',
  'work-time.rule-changes.reasonHint':
    'El cambio afecta también a sus propios datos: el registro de auditoría conserva por qué lo hace.',
  'work-time.rule-changes.preview': 'Revisar cambios',
  'work-time.rule-changes.calculating': 'Calculando…',
  'work-time.rule-changes.noPreview': 'No se ha podido cargar la vista previa',
  'work-time.rule-changes.save': 'Guardar',
  'work-time.rule-changes.saving': 'Guardando…',
  'work-time.rule-changes.notSaved': 'No se ha guardado nada',
} satisfies Catalogue<typeof en>;
