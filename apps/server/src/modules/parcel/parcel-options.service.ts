import { cny, ok, type Result, refuse } from "@sihai/domain";
import {
  checkOutstanding,
  checkParcelRules,
  estimateDeposit,
  identityNeed,
  maxInsured,
  memberFreightOffBp,
  operationFee,
  outstandingCap,
  type ParcelRuleRefusal,
  parcelServiceCodes,
  parcelServices,
  proposeDeclaration,
} from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { levelOf, lineFigures, linesOf, outlets, rateCards, viewLine, viewQuote, viewRefusals } from "../freight/index.ts";
import { promotionsFor } from "../promotion/index.ts";
import { storedItemsOf, viewStoredItems } from "../warehouse/index.ts";
import { owedBy } from "./parcel.store.ts";
import { parcelAddress } from "./parcel-address.ts";
import { couponGoodsOf } from "./parcel-item.store.ts";
import { chargesOf, freightItem, goodsValueOf, usdPerCny, viewCharges } from "./prepare-parcel.ts";
import { taxOf } from "./tax-rules.ts";

type Command = { userId: string; itemIds: readonly string[]; addressId: string; now: Date };
type Refusal =
  | {
      code: "PARCEL_ITEM_NOT_FOUND" | "ITEM_WITH_EXPERT" | "PARCEL_ADDRESS_NOT_FOUND" | "ROUTES_UNAVAILABLE" | "RATE_UNAVAILABLE";
    }
  | ParcelRuleRefusal;

/** What the submit page offers. Nothing is held: the submit decides anew. */
export async function parcelOptions(deps: Deps, command: Command) {
  const gathered = await gather(deps, command);
  if (!gathered.ok) return gathered;
  const { items, address, cards, usdRate, level } = gathered.value;
  const { now, userId } = command;
  const on = now.toISOString();
  const figuresOf = await lineFigures(deps);
  const goods = goodsValueOf(items);
  const terms = { memberFreightOffBp: memberFreightOffBp(level), operationFee, on };
  const asked = { items: items.map(freightItem), country: address.country, zip: address.zipCode };
  const estimates = linesOf(cards, on)
    .map((card) => ({ card, estimate: estimateDeposit({ line: card, ...asked, ...terms }) }))
    .filter(({ estimate }) => !estimate.expected.refusals.some(({ code }) => code === "country"));
  const tax = await taxOf(deps, address.country, now);
  const debt = await owedBy(deps.db, userId);
  const declared = proposeDeclaration(
    items.map((item) => ({ ...item, paid: item.value })),
    usdRate,
  );
  const eligible = estimates.filter(({ estimate }) => estimate.expected.eligible);
  return ok({
    serverTime: now,
    usdRate,
    items: await viewStoredItems(deps.db, userId, items, now),
    goodsValue: goods,
    address,
    eligible: eligible
      .map(({ card, estimate }) => ({
        line: viewLine(card, figuresOf),
        quote: viewQuote(estimate.expected),
        deposit: estimate.deposit,
        depositHow: estimate.how,
        maxInsured: maxInsured(card, goods, estimate.deposit),
        taxRateBp: card.tax.mode === "prepaid" ? card.tax.rateBp : 0,
      }))
      .sort((a, b) => Number(a.deposit.amount - b.deposit.amount)),
    excluded: estimates
      .filter(({ estimate }) => !estimate.expected.eligible)
      .map(({ card, estimate }) => ({ line: viewLine(card, figuresOf), refusals: viewRefusals(estimate.expected) })),
    charges: viewCharges(chargesOf(items, now)),
    services: parcelServiceCodes.map((code) => ({ code, ...parcelServices[code], price: cny(parcelServices[code].price) })),
    promotions: {
      ...(await promotionsFor(deps, {
        userId,
        level,
        warehouse: items[0]?.warehouse ?? 1,
        goods: await couponGoodsOf(
          deps.db,
          userId,
          items.map(({ itemId }) => itemId),
        ),
        now,
      })),
      level,
    },
    declaration: { lines: declared.lines.map((line) => ({ ...line, itemIds: [...line.itemIds] })), total: declared.total },
    identityDocument: identityNeed(address.country)?.document ?? null,
    tax: tax && { ...tax.rule, rulePerCny: tax.rulePerCny },
    outlets: outlets().filter(({ lineId }) => eligible.some(({ card }) => card.id === lineId)),
    outstanding: { owed: debt.owed, blocked: !checkOutstanding({ ...debt, now }).ok, limit: cny(outstandingCap.amount) },
  });
}

async function gather(deps: Deps, { userId, itemIds, addressId }: Command) {
  const fail = (refusal: Refusal): Result<never, Refusal> => refuse(refusal);
  const wanted = [...new Set(itemIds)];
  const items = (await storedItemsOf(deps.db, userId, wanted)).filter(({ state }) => state === "stocked-in");
  if (items.length !== wanted.length) return fail({ code: "PARCEL_ITEM_NOT_FOUND" });
  if (items.some(({ reserved }) => reserved)) return fail({ code: "ITEM_WITH_EXPERT" });
  const address = await parcelAddress(deps.db, userId, addressId);
  if (!address) return fail({ code: "PARCEL_ADDRESS_NOT_FOUND" });
  const rules = checkParcelRules(items, address.country);
  if (!rules.ok) return fail(rules.refusal);
  const cards = await rateCards(deps);
  if (!cards.ok) return fail(cards.refusal);
  const rate = await usdPerCny(deps);
  if (!rate.ok) return fail(rate.refusal);
  return ok({ items, address, cards: cards.value, usdRate: rate.value, level: await levelOf(deps.db, userId) });
}
