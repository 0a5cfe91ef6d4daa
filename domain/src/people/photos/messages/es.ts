import type { Catalogue } from '../../../language/message.ts';
import type { en, Kind } from './en.ts';

const noun = ({ kind }: Kind) => (kind === 'photo' ? 'La foto' : 'La miniatura');

export const es = {
  'people.photos.missing': (image) => (image.kind === 'photo' ? 'Falta la foto' : 'Falta la miniatura'),
  'people.photos.tooLarge': ({ most, ...image }) => `${noun(image)} debe ocupar como máximo ${most} kB`,
  'people.photos.otherFormat': (image) => `${noun(image)} debe ser una imagen JPEG o WebP normal`,
  'people.photos.damaged': (image) => `${noun(image)} está incompleta o dañada`,
  'people.photos.trailingData': (image) => `${noun(image)} debe terminar donde acaba su imagen`,
  'people.photos.hasMetadata': (image) =>
    `${noun(image)} no puede llevar metadatos, como el lugar donde se tomó`,
  'people.photos.animated': (image) => `${noun(image)} no puede ser animada`,
  'people.photos.tooManyPixels': ({ side, ...image }) =>
    `${noun(image)} debe medir como máximo ${side} por ${side} píxeles`,
} satisfies Catalogue<typeof en>;
