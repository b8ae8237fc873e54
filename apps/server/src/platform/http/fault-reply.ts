import { StoreUnavailable } from "@sihai/adapters/storage";
import type { FastifyRequest } from "fastify";
import { isDatabaseAway, isDiskFull } from "../database/away.ts";
import { SessionEnded } from "../database/transact.ts";
import type { Deps } from "../deps.ts";
import { InputOutsideLimits } from "./input.ts";
import { commonRefusal, type Reply } from "./reply.ts";
import { languageOf } from "./request-facts.ts";

/** What is answered when something was thrown: wrong input is named as such, a fault is logged, and says no more than that it was one. */
export function faultReply(error: unknown, request: FastifyRequest, deps: Deps): Reply {
  const language = languageOf(request);
  if (error instanceof InputOutsideLimits)
    return commonRefusal({ code: "INPUT_INVALID", fields: [{ path: "", message: error.message }] }, language);
  if (isOfTheRequest(error))
    return commonRefusal(error.statusCode === 413 ? { code: "TOO_LARGE" } : { code: "INPUT_INVALID", fields: [] }, language);
  if (error instanceof SessionEnded) return commonRefusal({ code: "NOT_LOGGED_IN" }, language);
  const path = request.url.split("?")[0];
  if (error instanceof StoreUnavailable || isDatabaseAway(error)) {
    if (isDiskFull(error)) deps.node.diskFullAt = Date.now();
    sayAway(error, path, deps);
    return commonRefusal({ code: "SERVICE_BUSY" }, language);
  }
  deps.log.error({ err: error, reqId: request.id, path }, "fault");
  return commonRefusal({ code: "SERVICE_ERROR" }, language);
}

/** What the server itself says of a request it cannot read. A vendor's 4xx is about our request to the vendor, and no wrong input. */
function isOfTheRequest(error: unknown): error is { statusCode: number } {
  const { statusCode = 500, code = "", expose = false } = error as { statusCode?: number; code?: string; expose?: boolean };
  return statusCode >= 400 && statusCode < 500 && (expose || String(code).startsWith("FST_"));
}

const sayEveryMs = 1000;

/** While the database or the store of files is away every request ends here: one line a second says so, with how many it stands for, and no stack. */
function sayAway(error: unknown, path: string | undefined, deps: Deps): void {
  const { awaySaid } = deps.node;
  awaySaid.since += 1;
  if (Date.now() - awaySaid.at < sayEveryMs) return;
  const { code, message } = error as { code?: string; message?: string };
  const what = error instanceof StoreUnavailable ? "the store of files" : "the database";
  deps.log.error({ why: code, message, path, requests: awaySaid.since }, `${what} is away or busy`);
  awaySaid.at = Date.now();
  awaySaid.since = 0;
}
