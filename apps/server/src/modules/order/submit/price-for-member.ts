import { type Money, ok, type Result, subtract, zero } from "@sihai/domain";
import { memberRules } from "@sihai/domain/membership";
import type { PurchaseRules } from "@sihai/domain/order";
import type { Settings } from "@sihai/domain/setting";
import type { LookedUp } from "../../goods/index.ts";
import { type GatherRefusal, type Placement, priceLines, type ShopOrder, type WantedLine } from "./gather-lines.ts";

export type MemberOrder = ShopOrder & { memberDiscount: Money };
type Rules = PurchaseRules & Pick<Settings, "itemServicePrices" | "memberServiceOffBp">;

type Wanted = { level: number; placement: Placement; wanted: readonly WantedLine[]; goods: ReadonlyMap<string, LookedUp> };

/** One order per shop with its services at the member's price, and how much less that is than everybody's (rule E-21). */
export function priceForMember({ level, placement, wanted, goods }: Wanted, rules: Rules): Result<MemberOrder[], GatherRefusal> {
  const everybodys = priceLines(placement, wanted, goods, rules);
  const own = priceLines(placement, wanted, goods, memberRules(rules, level));
  if (!everybodys.ok) return everybodys;
  if (!own.ok) return own;
  const full = new Map(everybodys.value.map(({ key, priced }) => [key, priced.service]));
  return ok(
    own.value.map((order) => ({
      ...order,
      memberDiscount: subtract(full.get(order.key) ?? zero("CNY"), order.priced.service),
    })),
  );
}
