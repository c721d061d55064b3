// `/api/refused`: where cli/odd-requests.mjs sends what Next would fail on, to be refused in our words.
import { type AppError, validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { REST_OPERATIONS } from "@/lib/registry";
import { addressOf, isReadablePath, matchPath } from "./path";
import { type Handler, pathHandlers, refusal, refuseMethod } from "./rest";

/** The refusal of an address whose path cannot be read. */
export function unreadablePath(): AppError {
  const message =
    "This address cannot be read: after a % come two hexadecimal digits, and together they are UTF-8.";
  return validationError([{ path: "", code: "invalid_format", message }]);
}

/** The methods of an address of the API, or those of a page. */
function allowedAt(pathname: string): string {
  if (pathname === "/mcp") return "POST";
  const own = REST_OPERATIONS.map(addressOf).filter(({ template }) =>
    matchPath(template, pathname),
  );
  const methods = [...new Set(own.map(({ method }) => method))];
  return methods.length > 0 ? methods.join(", ") : "GET, HEAD";
}

const refuse: Handler = async (request) => {
  const path = new URL(request.url).searchParams.get("path") ?? "";
  if (!isReadablePath(path)) return refusal(unreadablePath(), newId("req"));
  return refuseMethod(allowedAt(path))(request);
};

/** The handlers of `/api/refused`. */
export const refusedHandlers = pathHandlers({
  GET: refuse,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
});
