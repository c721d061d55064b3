// `npm run proof [tenancy|inputs|kills|races]`: attacks the running service and prints what held. Exits 1 on
// any finding.
import { proveInputs } from "@/proof/inputs";
import { proveKills } from "@/proof/kills";
import { proveRaces } from "@/proof/races";
import { type Check, report } from "@/proof/report";
import { proveTenancy } from "@/proof/tenancy";
import { type ProofWorld, startWorld } from "@/proof/world";
import { command } from "./entry";

const PARTS: Readonly<Record<string, (world: ProofWorld) => Promise<Check[]>>> = {
  tenancy: proveTenancy,
  races: proveRaces,
  inputs: proveInputs,
  kills: proveKills,
};

command(async () => {
  process.env.LOG_LEVEL ??= "silent";
  const chosen = process.argv.slice(2);
  await using running = new AsyncDisposableStack();
  const world = await startWorld(running);
  const checks: Check[] = [];
  for (const [name, prove] of Object.entries(PARTS)) {
    if (chosen.length === 0 || chosen.includes(name)) checks.push(...(await prove(world)));
  }
  process.stdout.write(`${report(checks).join("\n")}\n`);
  process.exitCode = checks.some(({ findings }) => findings.length > 0) ? 1 : 0;
});
