import type { OutgoingAnswer } from '../../../platform/outgoing/outgoing.ts';
import type { ChannelSettings } from '../records/channel-settings.ts';

/** Posts the body to the channel's URL. */
export function postMessage(
  { outgoing }: Pick<ChannelSettings, 'outgoing'>,
  url: string,
  body: object,
  signal?: AbortSignal,
): Promise<OutgoingAnswer> {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return outgoing.post(url, { headers, body: JSON.stringify(body), ...(signal && { signal }) });
}

/** The fault of an answer in one word or its status; undefined if the message was accepted. */
export function faultOf({ status, fault }: OutgoingAnswer): string | undefined {
  if (fault !== undefined) return fault;
  return status >= 200 && status < 300 ? undefined : String(status);
}
