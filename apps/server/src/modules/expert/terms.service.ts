import { ok } from "@sihai/domain";
import { expertDue } from "@sihai/domain/expert";
import type { Deps } from "#platform";
import { balanceOf, wallet } from "../ledger/index.ts";
import { askTerms, type Wishes } from "./ask-terms.ts";
import { marketNow } from "./price-plan.ts";

/** What the form shows. Nothing is held: the submit decides anew. */
export async function expertTerms(deps: Deps, { now, ...wishes }: Wishes & { now: Date }) {
  const market = await marketNow(deps, now);
  if (!market.ok) return market;
  const terms = await askTerms(deps.db, wishes, market.value, now);
  if (!terms.ok) return terms;
  const { soonest, latest } = expertDue(now.toISOString());
  const { declared, hold, estimate } = terms.value;
  return ok({
    fee: market.value.rules.expertFee,
    declared,
    hold,
    estimate,
    wallet: await balanceOf(deps.db, wallet(wishes.userId)),
    soonestAt: new Date(soonest),
    dueAt: new Date(latest),
  });
}
