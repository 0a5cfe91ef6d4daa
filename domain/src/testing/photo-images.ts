/** Images of 8 by 8 pixels in base64, as browsers encode them and without metadata. */
export const sampleImages = {
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAVEAEBAAAAAAAAAAAAAAAAAAAAAv/EABUBAQEAAAAAAAAAAAAAAAAAAAEC/8QAFxEAAwEAAAAAAAAAAAAAAAAAAAECEf/aAAwDAQACEQMRAD8Ai7AVMrBbP//Z',
  webp: 'UklGRjYAAABXRUJQVlA4ICoAAAAQAgCdASoIAAgAB0CWJagCdH8AFc5ZBaEAAMxBNhNNsAKzxbU9+bIAAAA=',
  lossless:
    'UklGRm4AAABXRUJQVlA4TGEAAAAvB8ABALdAJm0b6s61BNm2+CdYhQSJs51OnP/Qg8Ejtjx4gsETHlsEjxF4DLHlgII2kpSjZ0b/VklERP+FBElHh+w1ei0pzNFqTsG/NAZnv9RZc9Q7afWU1cLxSwmfEkYAAA==',
} as const;
