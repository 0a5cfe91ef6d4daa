import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const es = {
  'people.photos.add': 'Añadir foto',
  'people.photos.change': 'Cambiar foto',
  'people.photos.remove': 'Quitar foto',
  'people.photos.removeOwnQuestion': 'Se volverán a ver sus iniciales.',
  'people.photos.removing': 'Quitando…',
  'people.photos.removed': 'Foto quitada',
  'people.photos.notRemoved': 'No se ha quitado su foto',
  'people.photos.save': 'Guardar foto',
  'people.photos.saving': 'Guardando…',
  'people.photos.saved': 'Foto guardada',
  'people.photos.notSaved': 'No se ha guardado su foto',
  'people.photos.cancel': 'Cancelar',
  'people.photos.loading': 'Cargando la imagen',
  'people.photos.unreadable': 'Este archivo no se puede abrir como imagen',
  'people.photos.unreadableHint': 'Elija un archivo JPEG, PNG o WebP de 30 MB como máximo.',
  'people.photos.dragHint': 'Arrástrela o use las teclas de flecha.',
  'people.photos.zoom': 'Zoom',
  'people.photos.cropArea': 'Foto: las teclas de flecha mueven la imagen',
  'people.photos.others': ({ count }) => `y ${count} más`,
} satisfies Catalogue<typeof en>;
