import { cny, ok, type Result, refuse } from "@sihai/domain";
import type { Db, Deps, Tx } from "#platform";
import { ratesNow, type StoredRate } from "../../exchange/index.ts";
import type { StoredCharge } from "../stored-terms.ts";

/** Units of USD for one CNY, as published. */
export async function usdPerCny(deps: Deps, on?: Db | Tx): Promise<Result<string, { code: "RATE_UNAVAILABLE" }>> {
  return usdIn(await ratesNow(deps, on));
}

/** The same of rates that were asked for already; refuses where USD is not among them. */
export function usdIn(rates: readonly StoredRate[]): Result<string, { code: "RATE_UNAVAILABLE" }> {
  const usd = rates.find(({ currency }) => currency === "USD");
  return usd ? ok(usd.rate) : refuse({ code: "RATE_UNAVAILABLE" });
}

/** What each service of a parcel costs, with the pieces it is done to and the formula where there is one. */
export function viewCharges(charges: readonly StoredCharge[]) {
  return charges.map(({ code, quantity, unitPrice, amount, how, items }) => ({
    code,
    ...(items !== undefined && { items: items.map((item) => ({ ...item })) }),
    quantity,
    unitPrice: cny(unitPrice),
    amount: cny(amount),
    ...(how !== undefined && { how }),
  }));
}
