import type { FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { InputOutsideLimits } from "./input.ts";
import { commonRefusal, type Reply } from "./reply.ts";
import { languageOf } from "./request-facts.ts";

/** What is answered when something was thrown: wrong input is named as such, a fault is logged, and says no more than that it was one. */
export function faultReply(error: unknown, request: FastifyRequest, deps: Deps): Reply {
  const language = languageOf(request);
  if (error instanceof InputOutsideLimits)
    return commonRefusal({ code: "INPUT_INVALID", fields: [{ path: "", message: error.message }] }, language);
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return commonRefusal({ code: "TOO_LARGE" }, language);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return commonRefusal({ code: "INPUT_INVALID", fields: [] }, language);
  deps.log.error({ err: error, reqId: request.id, path: request.url.split("?")[0] }, "fault");
  const isBusy = code !== undefined && /^(57P0|08|53|55P03|57014|40P01|40001)/.test(code);
  const isAway =
    error instanceof Error && /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED/.test(error.message);
  return commonRefusal({ code: isBusy || isAway ? "SERVICE_BUSY" : "SERVICE_ERROR" }, language);
}
