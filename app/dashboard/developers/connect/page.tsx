import type { Metadata } from "next";
import { Snippet } from "@/components/dashboard/developers/snippet";
import { Facts } from "@/components/dashboard/facts";
import { Panel } from "@/components/dashboard/page-head";
import { publicAddress } from "@/lib/transports/page";
import { requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "API and MCP" };

export default async function ConnectPage() {
  const { partner } = await requireVisitor("/dashboard/developers/connect");
  const base = publicAddress();
  const key = partner?.mode === "live" ? "sk_live_…" : "sk_test_…";
  const addresses = [
    { label: "API", value: `${base}/v1` },
    { label: "Description (OpenAPI 3.1)", value: `${base}/openapi.json` },
    { label: "MCP (Streamable HTTP)", value: `${base}/mcp` },
  ];
  const mcp = {
    mcpServers: {
      sealwright: { type: "http", url: `${base}/mcp`, headers: { "X-API-Key": key } },
    },
  };
  const facts = addresses.map(({ label, value }) => ({
    label,
    value: <span className="font-mono">{value}</span>,
  }));
  return (
    <>
      <Panel
        title="Addresses"
        lead="Whatever this dashboard does can be done there, too, with an API key in X-API-Key."
      >
        <Facts facts={facts} />
      </Panel>
      <Panel title="First request">
        <div className="space-y-6 px-5 py-5">
          <Snippet
            label="In a terminal, with a key of yours in API_KEY"
            text={`curl -H "X-API-Key: $API_KEY" ${base}/v1/partner`}
          />
        </div>
      </Panel>
      <Panel
        title="Connect an agent by MCP"
        lead="Each operation is a tool. An agent with your key may do all that the key may: give it a key of its own, so that you can revoke it and the audit log names it."
      >
        <div className="space-y-6 px-5 py-5">
          <Snippet
            label="Settings of a client that takes a JSON file"
            text={JSON.stringify(mcp, null, 2)}
          />
          <Snippet
            label="Which tools there are"
            text={`curl ${base}/mcp -H "X-API-Key: $API_KEY" -H "Content-Type: application/json" \\
  -d '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'`}
          />
        </div>
      </Panel>
    </>
  );
}
