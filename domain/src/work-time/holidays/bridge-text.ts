import type { Texts } from '../../language/message.ts';
import { wordsMessage } from '../messages/words-message.ts';
import type { BridgeDay } from './bridge-days.ts';

/** What the bridge day takes and makes: '1 day off makes 4', 'half a day off makes 5'. */
export function bridgeText({ takes, makes }: BridgeDay, texts: Texts): string {
  return texts.text(wordsMessage('work-time.bridge', { takes, makes }));
}

/** The same beside its date: '1 day makes 4'. */
export function shortBridgeText({ takes, makes }: BridgeDay, texts: Texts): string {
  return texts.text(wordsMessage('work-time.shortBridge', { takes, makes }));
}
