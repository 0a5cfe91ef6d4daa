export interface Kind {
  kind: 'photo' | 'thumbnail';
}

const noun = ({ kind }: Kind) => (kind === 'photo' ? 'The photo' : 'The thumbnail');

export const en = {
  'people.photos.missing': (image: Kind) => `${noun(image)} is required`,
  'people.photos.tooLarge': ({ most, ...image }: Kind & { most: number }) =>
    `${noun(image)} must be at most ${most} kB`,
  'people.photos.otherFormat': (image: Kind) => `${noun(image)} must be a plain JPEG or WebP image`,
  'people.photos.damaged': (image: Kind) => `${noun(image)} is incomplete or damaged`,
  'people.photos.trailingData': (image: Kind) => `${noun(image)} must end where its image ends`,
  'people.photos.hasMetadata': (image: Kind) =>
    `${noun(image)} must have no metadata, such as where it was taken`,
  'people.photos.animated': (image: Kind) => `${noun(image)} must not be animated`,
  'people.photos.tooManyPixels': ({ side, ...image }: Kind & { side: number }) =>
    `${noun(image)} must be at most ${side} by ${side} pixels`,
};
