import { ok, refuse } from "@sihai/domain";
import { type ExpertPackaging, packagingServices } from "@sihai/domain/expert";
import {
  checkParcelRules,
  estimateDeposit,
  freightItem,
  freightTerms,
  priceParcel,
  proposeDeclaration,
} from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { levelOf, lineFigures, viewLine, viewRefusals } from "../freight/index.ts";
import { storedItemsOf } from "../warehouse/index.ts";
import { expertItemIds, findExpert } from "./expert.store.ts";
import { marketNow } from "./price-plan.ts";

type Command = { serviceBarcode: string; itemIds: readonly string[]; packaging: ExpertPackaging; now: Date };

/** What every line would take for one parcel of these goods, the cheapest first, and why the others refuse it. */
export async function quoteExpertParcel(deps: Deps, { serviceBarcode, itemIds, packaging, now }: Command) {
  const service = await findExpert(deps.db, serviceBarcode);
  if (!service) return refuse({ code: "EXPERT_NOT_FOUND" as const });
  const market = await marketNow(deps, now);
  if (!market.ok) return market;
  const { userId, address } = service;
  const mine = new Set(await expertItemIds(deps.db, service));
  const wanted = [...new Set(itemIds)];
  const items = await storedItemsOf(deps.db, userId, wanted);
  if (items.length !== wanted.length || wanted.some((itemId) => !mine.has(itemId)))
    return refuse({ code: "EXPERT_ITEM_NOT_FOUND" as const });
  const rules = checkParcelRules(items, address.country, deps.settings.at(now));
  if (!rules.ok) return rules;
  const level = await levelOf(deps.db, userId);
  const figuresOf = await lineFigures(deps);
  const declaration = proposeDeclaration(
    items.map((item) => ({ ...item, paid: item.value })),
    market.value.usdPerCny,
    market.value.rules,
  );
  const form = {
    services: packagingServices(packaging, items, market.value.rules),
    declaration,
    insuredValue: { amount: 0n, currency: "CNY" as const },
    pickupCode: undefined,
    agreedInsurance: false,
    agreedDifference: true,
    identity: null,
  };
  const { usdPerCny, rules: held, rulesAt } = market.value;
  const terms = freightTerms(held, level);
  const request = { items: items.map(freightItem), country: address.country, zip: address.zipCode };
  const estimates = market.value.cards.map((card) => ({
    card,
    estimate: estimateDeposit({
      line: card,
      ...request,
      ...terms,
      depositAllowanceBp: held.depositAllowanceBp,
      on: now.toISOString(),
    }),
  }));
  const [any] = estimates;
  return ok({
    grams: items.reduce((total, { grams }) => total + grams, 0),
    sidesCm: any?.estimate.sidesCm ?? [0, 0, 0],
    eligible: estimates
      .flatMap(({ card, estimate }) => {
        const priced = priceParcel({ items, address, card, form, terms, usdPerCny, agreedAt: now, rulesAt, now });
        if (!priced.ok) return [];
        const { chargeableGrams } = estimate.expected;
        return [{ line: viewLine(card, figuresOf), deposit: priced.value.deposit, total: priced.value.total, chargeableGrams }];
      })
      .sort((a, b) => Number(a.total.amount - b.total.amount)),
    excluded: estimates
      .filter(({ estimate }) => !estimate.expected.eligible && !estimate.expected.refusals.some(({ code }) => code === "country"))
      .map(({ card, estimate }) => ({ line: viewLine(card, figuresOf), refusals: viewRefusals(estimate.expected) })),
  });
}
