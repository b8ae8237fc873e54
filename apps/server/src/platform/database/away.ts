import { StoreUnavailable } from "@sihai/adapters/storage";

/** What the database says when it cannot serve just now: going down, out of room or connections, a lock or an answer that took too long. */
const awayCodes = /^(57P0|08|53|55P03|57014|40P01|40001)/;
/** What the driver and the network say in its stead; whatever was under way may be asked again. */
const awayWords =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|the database has not answered|ECONNREFUSED|connect ENOENT|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND/;

/** No room left where the database keeps its data, or the store its files. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof StoreUnavailable ? error.why === "full" : (error as { code?: string }).code === "53100";
}

/**
 * Whether something failed because the database is away, busy or unreachable: then it says nothing about the request, and the same request
 * may be made again. Vendors' failures do not come here: the adapters answer them.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return awayCodes.test(code ?? "") || awayWords.test(`${code ?? ""} ${message ?? ""}`);
}
