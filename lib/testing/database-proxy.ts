// A proxy before the test database that can go wrong as databases do: gone, silent, full, starting up.
import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Socket } from "node:net";

/** What becomes of connections: passed on, cut, left without an answer, or refused with an SQLSTATE. */
export type ProxyMode = "pass" | "cut" | "silent" | { readonly sqlstate: string };

/** A proxy on a port of its own. */
export interface DatabaseProxy {
  /** The address of the database behind it. */
  readonly url: string;
  /** Treats connections so from now on; those that are open go the same way. */
  become(mode: ProxyMode): void;
  /** Listens no more, as a server that was stopped, or again. */
  listen(on: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** An ErrorResponse of the PostgreSQL protocol. */
function refusalOf(sqlstate: string): Buffer {
  const fields = [`SFATAL`, `VFATAL`, `C${sqlstate}`, "Mthe server cannot serve"];
  const text = Buffer.from(`${fields.join("\0")}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

/** Starts a proxy before a database. */
export async function proxyBefore(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let mode: ProxyMode = "pass";
  const server = createServer((client) => {
    open.add(client);
    client.on("error", () => undefined).on("close", () => open.delete(client));
    if (mode === "cut") return void client.destroy();
    if (typeof mode === "object") return void client.end(refusalOf(mode.sqlstate));
    const upstream = dial(Number(target.port), target.hostname);
    upstream.on("error", () => client.destroy()).on("close", () => client.destroy());
    client.on("close", () => upstream.destroy());
    client.on("data", (data) => mode === "pass" && upstream.write(data));
    upstream.on("data", (data) => mode === "pass" && client.write(data));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.toString(),
    become(next) {
      mode = next;
      if (mode !== "pass" && mode !== "silent") cutAll();
    },
    async listen(on) {
      if (on) server.listen(port, "127.0.0.1");
      else server.close();
      cutAll();
      await once(server, on ? "listening" : "close");
    },
    async stop() {
      cutAll();
      if (server.listening) server.close();
    },
  };
}
