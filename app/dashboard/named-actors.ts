// Who acted, in words: people of the team and API keys by their names.
import { listApiKeys } from "@/lib/domain/partner/operations";
import { listTeam } from "@/lib/domain/team/operations";
import { call } from "@/lib/transports/page";
import { mayNow, type requireVisitor } from "@/lib/transports/people/request";

type Visitor = Awaited<ReturnType<typeof requireVisitor>>;

/** The actors that have a name, by what the logs call them; keys where the reader may see them. */
export async function namedActors({ caller }: Visitor): Promise<Map<string, string>> {
  const { members } = await call(listTeam, caller, {});
  const people = members.map(({ id, name }) => [`user:${id}`, name] as const);
  if (mayNow(listApiKeys, caller) !== "yes") return new Map(people);
  const { items } = await call(listApiKeys, caller, {});
  const keys = items.map(
    ({ id, name, prefix }) => [`api-key:${id}`, `API key ${name ?? `${prefix}…`}`] as const,
  );
  return new Map([...people, ...keys]);
}
