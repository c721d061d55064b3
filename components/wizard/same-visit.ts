// Tabs of one browser tell each other of visits: one whose visit has ended goes on when its merchant opens another link.
import { endOf, onlyLooks } from "./kept-visit";

/** What tabs of one merchant speak on; null where the browser has no such thing. */
function channelOf(merchantId: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`sealwright.visit.${merchantId}`);
  } catch {
    return null;
  }
}

/** Tells the other tabs of a visit that has begun here; of one that only looks nobody is told. */
export function tellOfVisit(merchantId: string, token: string): void {
  if (onlyLooks(token)) return;
  const channel = channelOf(merchantId);
  channel?.postMessage(token);
  channel?.close();
}

/** Waits for a visit of the same merchant in another tab; answers how to stop waiting. */
export function awaitVisit(merchantId: string, begun: (token: string) => void): () => void {
  const channel = channelOf(merchantId);
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }) => {
    if (typeof data === "string" && !onlyLooks(data) && endOf(data) > Date.now()) begun(data);
  };
  return () => channel.close();
}
