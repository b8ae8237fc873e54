import { ok, type Result, toDecimal } from "@sihai/domain";
import { linesByPlan } from "@sihai/domain/enquiry";
import type { Deps } from "#platform";
import { landedFreight } from "../freight/index.ts";
import type { LookedUp } from "../goods/index.ts";
import type { Enquiry, FrozenFreight } from "./enquiry.store.ts";

/** What sending goods to the asked address costs on every line that takes them, the plan's choice first. */
export async function estimateFreight(
  deps: Deps,
  { country, zip, warehouse, plan }: Pick<Enquiry, "country" | "zip" | "warehouse" | "plan">,
  goods: readonly { quantity: number; goods: LookedUp["goods"] }[],
): Promise<Result<FrozenFreight[], { code: "ROUTES_UNAVAILABLE" }>> {
  const freight = await landedFreight(deps, {
    items: goods.map(({ quantity, goods: { weightGrams, sidesCm, goodsClass, flags } }) => ({
      quantity,
      grams: weightGrams ?? undefined,
      sidesCm: sidesCm ?? undefined,
      classId: goodsClass,
      flags,
    })),
    country,
    zip,
    warehouse,
  });
  if (!freight.ok) return freight;
  const { lines, weighed, grams } = freight.value;
  return ok(
    linesByPlan(lines, plan).map(({ lineId, name, service, days, taxMode, chargeableGrams, total }) => ({
      lineId,
      name,
      service,
      days: [days[0], days[1]],
      taxMode,
      grams,
      chargeableGrams,
      weighed,
      total: toDecimal(total),
    })),
  );
}
