import type { Language } from '@almanac/domain/language/language';
import type { Texts } from '@almanac/domain/language/message';
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts';
import type { SecretBox } from '../../../platform/outgoing/secret-box.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';

/** Settings of chat channels. */
export interface ChannelSettings {
  outgoing: Outgoing;
  secrets: SecretBox;
  appUrl: string;
  textsIn(language: Language, locale: string): Texts;
}

export type ChannelContext = UseCaseContext & ChannelSettings;
