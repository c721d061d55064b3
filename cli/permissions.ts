// `npm run permissions`: writes the table of what each role may do into docs/people.md.
import { readFile, writeFile } from "node:fs/promises";
import { permissionsTable } from "@/lib/transports/people/permissions-table";
import { command } from "./entry";

const PAGE = "docs/people.md";

command(async () => {
  const page = await readFile(PAGE, "utf8");
  const [before, rest = ""] = page.split("<!-- permissions -->");
  const after = rest.split("<!-- /permissions -->")[1] ?? "\n";
  const table = `<!-- permissions -->\n${permissionsTable()}\n<!-- /permissions -->`;
  await writeFile(PAGE, `${before}${table}${after}`);
});
