import type { Catalogue } from '../../../language/message.ts';
import type { en, Kind } from './en.ts';

const noun = ({ kind }: Kind) => (kind === 'photo' ? 'Das Foto' : 'Das Vorschaubild');

export const de = {
  'people.photos.missing': (image) => `${noun(image)} fehlt`,
  'people.photos.tooLarge': ({ most, ...image }) => `${noun(image)} darf höchstens ${most} kB groß sein`,
  'people.photos.otherFormat': (image) => `${noun(image)} muss ein einfaches JPEG- oder WebP-Bild sein`,
  'people.photos.damaged': (image) => `${noun(image)} ist unvollständig oder beschädigt`,
  'people.photos.trailingData': (image) => `${noun(image)} muss mit dem Ende des Bildes aufhören`,
  'people.photos.hasMetadata': (image) =>
    `${noun(image)} darf keine Metadaten enthalten, etwa den Aufnahmeort`,
  'people.photos.animated': (image) => `${noun(image)} darf nicht animiert sein`,
  'people.photos.tooManyPixels': ({ side, ...image }) =>
    `${noun(image)} darf höchstens ${side} mal ${side} Pixel groß sein`,
} satisfies Catalogue<typeof en>;
