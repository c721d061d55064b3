// Preloaded into the web process: where the public address is https, every answer tells browsers to come
// back over https alone. It is known only when the process runs, and Next's own answers count as well.
import { subscribe } from "node:diagnostics_channel";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

if (/^https:/i.test(process.env.BASE_URL?.trim() ?? "")) {
  subscribe("http.server.request.start", ({ response }) => {
    response.setHeader("Strict-Transport-Security", `max-age=${YEAR_SECONDS}`);
  });
}
