// `npm run openapi`: writes the API's description where reviewers see its changes.
import { writeFile } from "node:fs/promises";
import { openApiDocument } from "@/lib/transports/openapi/document";
import { plainInstallation } from "@/lib/transports/openapi/guide";
import { command } from "./entry";

command(async () => {
  const text = `${JSON.stringify(openApiDocument(plainInstallation()), null, 2)}\n`;
  await writeFile("docs/openapi.json", text);
  process.exit(0);
});
