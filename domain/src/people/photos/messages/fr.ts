import type { Catalogue } from '../../../language/message.ts';
import type { en, Kind } from './en.ts';

const noun = ({ kind }: Kind) => (kind === 'photo' ? 'La photo' : 'La miniature');

export const fr = {
  'people.photos.missing': (image) => `${noun(image)} est obligatoire`,
  'people.photos.tooLarge': ({ most, ...image }) => `${noun(image)} ne peut pas dépasser ${most} ko`,
  'people.photos.otherFormat': (image) => `${noun(image)} doit être une simple image JPEG ou WebP`,
  'people.photos.damaged': (image) => `${noun(image)} est incomplète ou endommagée`,
  'people.photos.trailingData': (image) => `${noun(image)} doit se terminer où son image se termine`,
  'people.photos.hasMetadata': (image) =>
    `${noun(image)} ne doit pas contenir de métadonnées, comme le lieu de prise de vue`,
  'people.photos.animated': (image) => `${noun(image)} ne doit pas être animée`,
  'people.photos.tooManyPixels': ({ side, ...image }) =>
    `${noun(image)} ne peut pas dépasser ${side} × ${side} pixels`,
} satisfies Catalogue<typeof en>;
