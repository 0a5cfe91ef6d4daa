import type { Catalogue } from '../../language/message.ts';
import type { en } from './en.ts';

export const de = {
  'sign-in.linkExpired':
    'Dieser Anmeldelink ist abgelaufen: Er gilt 15 Minuten. Mit Ihrer E-Mail-Adresse erhalten Sie einen neuen.',
  'sign-in.linkInvalid':
    'Dieser Anmeldelink wurde bereits benutzt oder ersetzt, oder er war nie gültig. Mit Ihrer E-Mail-Adresse erhalten Sie einen neuen.',
} satisfies Catalogue<typeof en>;
