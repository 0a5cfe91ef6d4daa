import { messagesOf } from '../../../language/message.ts';
import { en } from './en.ts';
import { en as policyEn } from './policy-en.ts';

export const message = messagesOf(
  { ...en, ...policyEn },
  {
    de: async () => ({ ...(await import('./de.ts')).de, ...(await import('./policy-de.ts')).de }),
    fr: async () => ({ ...(await import('./fr.ts')).fr, ...(await import('./policy-fr.ts')).fr }),
    es: async () => ({ ...(await import('./es.ts')).es, ...(await import('./policy-es.ts')).es }),
    ar: async () => ({ ...(await import('./ar.ts')).ar, ...(await import('./policy-ar.ts')).ar }),
  },
);
