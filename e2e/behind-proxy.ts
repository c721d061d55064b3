// The service as it stands behind a proxy of its operator: one more web process, to which whoever asks names
// the address of a client, as that proxy would.
import { keepRunning } from "@/cli/program";
import { environmentOf, webProgram } from "@/cli/supervise";
import { freePort } from "@/lib/core/free-port";

/** A web process that trusts one proxy. */
export interface BehindProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts it; it answers a moment later. */
export async function startBehindProxy(): Promise<BehindProxy> {
  const [port, listen] = [await freePort(), "127.0.0.1"];
  const login = { WEB_DATABASE_URL: process.env.E2E_WEB_LOGIN ?? "", TRUSTED_PROXIES: "1" };
  const notice = (line: string) => process.stderr.write(`${line}\n`);
  const program = keepRunning({
    name: "web behind a proxy",
    args: webProgram({ port, listen }),
    env: environmentOf(login, port),
    logFile: `${process.env.E2E_LOGS}/behind-proxy.log`,
    notice,
    givenUp: notice,
  });
  return { url: `http://${listen}:${port}`, stop: program.stop };
}
