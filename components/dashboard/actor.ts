/** Who acted, in words: by name where there is one, else what the log calls the actor. */
export function actorWords(actor: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(actor);
  if (name) return name;
  if (actor.startsWith("job:")) return "the service itself";
  if (actor.startsWith("operator:")) return "an operator of the service";
  if (actor.startsWith("helper:")) return "somebody whom a merchant asked";
  if (actor.startsWith("session:")) return "a merchant's session";
  return actor;
}
