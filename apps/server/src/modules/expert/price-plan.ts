import { type Money, money, ok, type Result, refuse, sum } from "@sihai/domain";
import { packagingServices, shareDeclared } from "@sihai/domain/expert";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import { type DeclarationLine, freightTerms, type ParcelPrice, priceParcel, proposeDeclaration } from "@sihai/domain/parcel";
import type { Settings } from "@sihai/domain/setting";
import type { Deps } from "#platform";
import type { StoredAddress } from "../address/index.ts";
import { linesOf, rateCards } from "../freight/index.ts";
import { usdPerCny } from "../parcel/index.ts";
import type { StoredItem } from "../warehouse/index.ts";
import type { DraftParcel } from "./expert-plan.store.ts";

/** What prices rest on, read before a transaction begins. The expert sends to the door: lines with pickup are left out. */
export type Market = { cards: readonly RateCard[]; usdPerCny: string; rules: Settings; rulesAt: (instant: Date) => Settings };
/**
 * Reads the price lists valid today and the rate of the dollar; `ROUTES_UNAVAILABLE` or `RATE_UNAVAILABLE` where either is
 * missing. Outside a transaction.
 */
export async function marketNow(
  deps: Deps,
  now: Date,
): Promise<Result<Market, { code: "ROUTES_UNAVAILABLE" } | { code: "RATE_UNAVAILABLE" }>> {
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const rate = await usdPerCny(deps);
  if (!rate.ok) return rate;
  return ok({
    cards: linesOf(cards.value, now.toISOString()).filter(({ pickup }) => !pickup),
    usdPerCny: rate.value,
    rules: deps.settings.at(now),
    rulesAt: deps.settings.at,
  });
}

export type Declaration = { lines: DeclarationLine[]; total: Money };
export type PlannedParcel = {
  draft: DraftParcel;
  card: RateCard;
  items: StoredItem[];
  declaration: Declaration;
  form: ReturnType<typeof formOf>;
  priced: ParcelPrice;
};
export type PlanPriceRefusal =
  | { code: "EXPERT_LINE_REFUSES"; parcel: number; because: string }
  | { code: "EXPERT_DECLARED_TOO_LOW"; least: Money };

type Given = {
  drafts: readonly DraftParcel[];
  items: readonly StoredItem[];
  address: StoredAddress;
  /** In all, USD; null: the goods' real values. */
  declared: Money | null;
  level: number;
  market: Market;
  now: Date;
};

/** Prices every parcel of a plan as its submit would, the declared amount shared out by value. */
export function pricePlan({
  drafts,
  items,
  address,
  declared,
  level,
  market,
  now,
}: Given): Result<PlannedParcel[], PlanPriceRefusal> {
  const contents = drafts.map(({ itemIds }) => items.filter(({ itemId }) => itemIds.includes(itemId)));
  const proposed = contents.map((inside) =>
    proposeDeclaration(
      inside.map((item) => ({ ...item, paid: item.value })),
      market.usdPerCny,
      market.rules,
    ),
  );
  const declarations = shareDeclared(
    proposed.map(({ lines }) => lines),
    declared ?? sumOf(proposed),
  );
  if (!declarations.ok) return declarations;
  const planned: PlannedParcel[] = [];
  for (const [index, draft] of drafts.entries()) {
    const refused = (because: string) => refuse({ code: "EXPERT_LINE_REFUSES" as const, parcel: index + 1, because });
    const card = market.cards.find(({ id }) => id === draft.lineId);
    const inside = contents[index] ?? [];
    const declaration = declarations.value[index];
    if (!card || !declaration || inside.length !== draft.itemIds.length) return refused("LINE_NOT_FOUND");
    const form = formOf(draft, inside, declaration, market.rules);
    const priced = priceParcel({
      items: inside,
      address,
      card,
      form: { ...form, identity: null },
      terms: freightTerms(market.rules, level),
      usdPerCny: market.usdPerCny,
      agreedAt: now,
      rulesAt: market.rulesAt,
      now,
    });
    if (!priced.ok) return refused(priced.refusal.code);
    planned.push({ draft, card, items: inside, declaration, form, priced: priced.value });
  }
  return ok(planned);
}

/** What the parcels of a plan come to, CNY. */
export function totalOf(planned: readonly PlannedParcel[]): Money {
  return sum(
    planned.map(({ priced }) => priced.total),
    "CNY",
  );
}

function sumOf(proposed: readonly { total: Money }[]): Money {
  return sum(
    proposed.map(({ total }) => total),
    "USD",
  );
}

function formOf(draft: DraftParcel, items: readonly StoredItem[], declaration: Declaration, rules: Settings) {
  return {
    services: packagingServices(draft.packaging, items, rules),
    declaration,
    insuredValue: money(0n, "CNY"),
    pickupCode: undefined,
    agreedInsurance: false,
    agreedDifference: true,
  };
}
