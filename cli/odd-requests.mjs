// Preloaded into the web process: requests that Next fails on (it answers them 500) are turned into one
// that our own code refuses with the contract's words. See app/api/refused and docs/architecture.md.
import { subscribe } from "node:diagnostics_channel";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** `http://host/path`, as clients ask a proxy: a server takes it as `/path`. */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

function isReadable(url) {
  if (!url.startsWith("/")) return false;
  try {
    return !decodeURIComponent(url.split("?", 1)[0]).includes("\0");
  } catch {
    return false;
  }
}

subscribe("http.server.request.start", ({ request }) => {
  const url = request.url.replace(ABSOLUTE, "") || "/";
  request.url = url;
  const { method } = request;
  if (METHODS.has(method) && isReadable(url)) return;
  request.url = `/api/refused?${new URLSearchParams({ method, path: url.split("?", 1)[0] })}`;
  if (method !== "HEAD") request.method = "GET";
});
