// Preloaded into the web process: notes at the end of X-Forwarded-For whom the connection is from, as a
// proxy would. Whatever a caller wrote into that header then stands before it and can be left out.
import { subscribe } from "node:diagnostics_channel";

subscribe("http.server.request.start", ({ request, socket }) => {
  const told = request.headers["x-forwarded-for"];
  const peer = socket.remoteAddress ?? "unknown";
  request.headers["x-forwarded-for"] = told ? `${told}, ${peer}` : peer;
});
