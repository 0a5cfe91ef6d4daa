import type { Language } from '@almanac/domain/language/language';
import { acceptedTags, localeOf, readerLanguage } from '@almanac/domain/language/locale';
import type { Texts } from '@almanac/domain/language/message';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The texts in the caller's language. */
    texts: Texts;
  }
}

export interface ReaderSettings {
  /** The texts of all slices in a language. */
  textsIn(language: Language, locale: string): Texts;
  /** The language of callers who name none that is offered. */
  companyLanguage(): Language;
}

/** Gives each request the texts in the language of its Accept-Language header, else in the company's. */
export function addReaderTexts(server: FastifyInstance, { textsIn, companyLanguage }: ReaderSettings): void {
  server.decorateRequest('texts');
  server.addHook('onRequest', async (request) => {
    const tags = tagsOf(request);
    const language = readerLanguage({ tags, company: companyLanguage() });
    request.texts = textsIn(language, localeOf(language, tags));
  });
}

/** The texts for a signed-in person: in the chosen language, else as in the header. */
export function textsOfPerson(
  { locale: chosen }: { locale?: Language | undefined },
  request: FastifyRequest,
  { textsIn }: Pick<ReaderSettings, 'textsIn'>,
): Texts {
  const tags = tagsOf(request);
  const language = readerLanguage({ chosen, tags, company: request.texts.language });
  return language === request.texts.language ? request.texts : textsIn(language, localeOf(language, tags));
}

function tagsOf({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  return acceptedTags(headers['accept-language'] ?? '');
}
