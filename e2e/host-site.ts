// A site of another origin that shows the portal, and that merchants are sent back to.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A running site. */
export interface HostSite {
  readonly port: number;
  /** By the other name of this machine, so that a browser takes it for another site than the service's. */
  readonly url: string;
  stop(): Promise<void>;
}

const HEAD = `<!doctype html><html lang="en"><head><title>Embedding site</title>
<meta name="viewport" content="width=device-width"></head>`;

/** `/plain#{iframe address}`: an iframe without our script, as in the documented recipe. */
const PLAIN = `${HEAD}<body><main><h1>Embedding site</h1>
<iframe id="check" title="Card security check" style="width:100%;height:900px;border:0"></iframe></main>
<script>
  window.messages = [];
  const frame = document.getElementById("check");
  addEventListener("message", ({ data, source }) => {
    if (source === frame.contentWindow) window.messages.push(data);
  });
  frame.src = decodeURIComponent(location.hash.slice(1));
</script></body></html>`;

/** `/mounted#{options as JSON}`: our script; `window.fresh` is the token that it hands over when asked. */
const MOUNTED = `${HEAD}<body><main><h1>Embedding site</h1><div id="check"></div></main>
<script>
  const options = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  window.events = [];
  window.asked = 0;
  const script = document.createElement("script");
  script.src = options.baseUrl + "/embed.js";
  script.onload = () => {
    window.check = Sealwright.mount(document.getElementById("check"), {
      ...options,
      onEvent: (event) => window.events.push(event),
      getFreshToken: async () => {
        window.asked += 1;
        return options.fresh;
      },
    });
  };
  document.head.append(script);
</script></body></html>`;

const BACK = `${HEAD}<body><main><h1>Back at the embedding site</h1></main></body></html>`;

const PAGES: Readonly<Record<string, string>> = {
  "/plain": PLAIN,
  "/mounted": MOUNTED,
  "/back": BACK,
};

/** Starts the site on a free port. */
export async function startHostSite(): Promise<HostSite> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const page = PAGES[pathname];
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(page ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
