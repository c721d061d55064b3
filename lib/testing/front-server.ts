// The API behind a plain HTTP server, as a process of its own: what supervision is tested with where the
// production build of the pages is not there. Arguments: port, address.
import { createServer } from "node:http";
import { front } from "@/lib/transports/front";

const [port, host] = process.argv.slice(2);

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { method = "GET", url = "/" } = request;
  const answer = await front(
    new Request(`http://${request.headers.host}${url}`, {
      method,
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ...(body.length > 0 ? { body } : {}),
    }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(Number(port), host);
process.on("SIGTERM", () => process.exit(0));
