import { directionOf } from '@almanac/domain/language/language';
import * as texts from '@almanac/domain/language/texts';
import { readerTexts } from '../language/messages.ts';

/** A name within plain text, isolated for the reader. Markup uses `<bdi>`, and texts of catalogues isolate by themselves. */
export function isolated(name: string): string {
  return texts.isolated(name, directionOf(readerTexts().language));
}
