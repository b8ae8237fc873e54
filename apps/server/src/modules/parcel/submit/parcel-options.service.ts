import { ok, type Result, refuse } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import {
  chargesOf,
  checkOutstanding,
  checkParcelRules,
  estimateDeposit,
  freightItem,
  freightTerms,
  goodsValueOf,
  identityNeed,
  maxInsured,
  type ParcelRuleRefusal,
  parcelServiceCodes,
  parcelServices,
  proposeDeclaration,
  servicePrice,
} from "@sihai/domain/parcel";
import { usualWarehouse } from "@sihai/domain/warehouse";
import { type Deps, onOneConnection } from "#platform";
import { ratesNow } from "../../exchange/index.ts";
import { levelOf, lineFigures, linesOf, openOutlets, rateCards, viewLine, viewQuote, viewRefusals } from "../../freight/index.ts";
import { type Holding, holdingOf, promotionsFor, viewHeldCode } from "../../promotion/index.ts";
import { type StoredItem, storedItemsOf, viewStoredItems } from "../../warehouse/index.ts";
import { mayChange } from "../change/change-parcel.service.ts";
import { reopenCharges } from "../change/reopen-charge.ts";
import { findParcel, owedBy } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { couponGoodsOf, itemsOfParcel } from "../parcel-item.store.ts";
import { agreedDay } from "./agreed-day.ts";
import { openWorkOf } from "./open-work.store.ts";
import { parcelAddress } from "./parcel-address.ts";
import { usdIn, viewCharges } from "./prepare-parcel.ts";
import { taxOf } from "./tax-rules.ts";

type Command = {
  userId: string;
  itemIds: readonly string[];
  addressId: string | undefined;
  /** The parcel that is changed; none for a new one. */
  packageId: string | undefined;
  now: Date;
};
type Refusal =
  | { code: "PARCEL_ITEM_NOT_FOUND" | "ITEM_ALREADY_IN_PARCEL" | "ITEM_WITH_EXPERT" | "PARCEL_ADDRESS_NOT_FOUND" }
  | { code: "ROUTES_UNAVAILABLE" | "RATE_UNAVAILABLE" }
  | { code: "PARCEL_NOT_FOUND" | "PARCEL_CHANGE_REFUSED" }
  | ParcelRuleRefusal;

/** What the submit page offers. Nothing is held: the submit, or the change, decides anew. */
export async function parcelOptions(deps: Deps, command: Command) {
  const gathered = await gather(deps, command);
  if (!gathered.ok) return gathered;
  const { items, address, lines, usdRate, level, changed } = gathered.value;
  const { now } = command;
  const figuresOf = await lineFigures(deps);
  const goods = goodsValueOf(items);
  const rules = deps.settings.at(now);
  const { memberFreightOffBp, operationFee } = changed?.parcel.policy ?? freightTerms(rules, level);
  const own = changed?.parcel;
  const agreed = own ? deps.settings.at(own.createdAt) : rules;
  const { depositAllowanceBp, vacuumLimitCm, declarationLinesMost, declaredValueMost } = agreed;
  const terms = { memberFreightOffBp, operationFee, depositAllowanceBp, warehouses: agreed.warehouses };
  const today = beijingDate(now);
  const onOf = (card: RateCard) => (own && card === own.line ? agreedDay(own) : today);
  const request = { items: items.map(freightItem), country: address.country, zip: address.zipCode };
  const estimates = lines
    .filter(({ countries }) => countries.includes(address.country))
    .map((card) => ({ card, estimate: estimateDeposit({ line: card, ...request, ...terms, on: onOf(card) }) }));
  const { tax, debt, shown, open, promotions, outlets, holds } = await onOneConnection(deps.db, (db) =>
    askedBeside({ ...deps, db }, command, gathered.value),
  );
  const declared = proposeDeclaration(
    items.map((item) => ({ ...item, paid: item.value })),
    usdRate,
    agreed,
  );
  const eligible = estimates.filter(({ estimate }) => estimate.expected.eligible);
  return ok({
    serverTime: now,
    usdRate,
    items: shown,
    goodsValue: goods,
    open,
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
    charges: viewCharges([...chargesOf(items, now, deps.settings.at), ...reopenCharges(changed?.parcel.charges ?? [])]),
    services: parcelServiceCodes.map((code) => ({ code, ...parcelServices[code], price: servicePrice(code, agreed) })),
    vacuumLimitCm,
    declarationLinesMost,
    declaredValueMost,
    promotions: { ...promotions, level },
    declaration: { lines: declared.lines.map((line) => ({ ...line, itemIds: [...line.itemIds] })), total: declared.total },
    identityDocument: identityNeed(address.country)?.document ?? null,
    tax: tax && { ...tax.rule, rulePerCny: tax.rulePerCny },
    outlets: outlets.filter(({ lineId }) => eligible.some(({ card }) => card.id === lineId)),
    holds,
    outstanding: {
      owed: debt.owed,
      blocked: !checkOutstanding({ ...debt, now }, rules).ok,
      limit: rules.outstandingLimit.amount,
    },
  });
}

type Gathered = Extract<Awaited<ReturnType<typeof gather>>, { ok: true }>["value"];

/** What the page shows beside the lines: small questions that need no answer of each other. */
async function askedBeside(deps: Deps, { userId, now }: Command, { items, address, rates, level, goods, changed }: Gathered) {
  const { db } = deps;
  const free = items.filter(({ state }) => state === "stocked-in").map(({ itemId }) => itemId);
  const warehouse = items[0]?.warehouse ?? usualWarehouse(deps.settings.at(now).warehouses, null);
  const [tax, debt, shown, open, promotions, outlets, holds] = await Promise.all([
    taxOf(deps, address.country, now, changed?.parcel, rates),
    owedBy(db, userId),
    viewStoredItems(deps, userId, items, now),
    openWorkOf(db, userId, free, now),
    promotionsFor(deps, { userId, level, warehouse, goods, now, ...(changed && { holds: changed.holds }) }),
    openOutlets(db, deps),
    changed && viewHolds(deps, changed),
  ]);
  return { tax, debt, shown, open, promotions, outlets, holds };
}

type Changing = { parcel: Parcel; holds: Holding; itemIds: readonly string[] };

async function viewHolds({ db }: Deps, { parcel, holds }: Changing) {
  return {
    couponId: holds.coupon?.couponId ?? null,
    credits: holds.credits,
    code: holds.code && (await viewHeldCode(db, holds.code.code)),
    identityKept: parcel.identitySealed !== null,
  };
}

async function gather(deps: Deps, { userId, itemIds, addressId, packageId, now }: Command) {
  const fail = (refusal: Refusal): Result<never, Refusal> => refuse(refusal);
  const changing = packageId === undefined ? ok(null) : await findChanging(deps, userId, packageId, now);
  if (!changing.ok) return changing;
  const changed = changing.value;
  const wanted = [...new Set(itemIds)];
  const [stored, address, rates, level, goods] = await onOneConnection(deps.db, (db) =>
    Promise.all([
      storedItemsOf(db, userId, wanted),
      addressId === undefined ? (changed?.parcel.address ?? null) : parcelAddress(db, userId, addressId),
      ratesNow(deps, db),
      levelOf(db, userId),
      couponGoodsOf(db, userId, wanted),
    ]),
  );
  const items = stored.filter(({ state, itemId }) => state === "stocked-in" || changed?.itemIds.includes(itemId));
  if (items.length !== wanted.length) return fail({ code: whyNotStored(stored, items) });
  if (items.some(({ reserved }) => reserved)) return fail({ code: "ITEM_WITH_EXPERT" });
  if (!address) return fail({ code: "PARCEL_ADDRESS_NOT_FOUND" });
  const rules = checkParcelRules(items, address.country, deps.settings.at(now));
  if (!rules.ok) return fail(rules.refusal);
  const cards = await rateCards(deps);
  if (!cards.ok) return fail(cards.refusal);
  const rate = changed ? ok(changed.parcel.policy.usdPerCny) : usdIn(rates);
  if (!rate.ok) return fail(rate.refusal);
  const current = linesOf(cards.value, now.toISOString());
  // On its own line a parcel keeps the price list of its submit.
  const own = changed?.parcel.line;
  const lines = own ? [own, ...current.filter(({ id }) => id !== own.id)] : current;
  return ok({ items, address, lines, rates, usdRate: rate.value, level, goods, changed });
}

/** Goods that went into a parcel since, in another tab or a moment ago, are not lost: the buyer is told where they are. */
function whyNotStored(mine: readonly StoredItem[], free: readonly StoredItem[]) {
  const isPacked = mine.some((item) => item.state === "in-parcel" && !free.includes(item));
  return isPacked ? "ITEM_ALREADY_IN_PARCEL" : "PARCEL_ITEM_NOT_FOUND";
}

async function findChanging(
  { db }: Deps,
  userId: string,
  packageId: string,
  now: Date,
): Promise<Result<Changing, { code: "PARCEL_NOT_FOUND" | "PARCEL_CHANGE_REFUSED" }>> {
  const parcel = await findParcel(db, userId, packageId);
  if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
  if (!mayChange(parcel, now)) return refuse({ code: "PARCEL_CHANGE_REFUSED" });
  const items = await itemsOfParcel(db, { userId, parcelId: parcel.id });
  return ok({ parcel, holds: await holdingOf(db, userId, parcel.id), itemIds: items.map(({ itemId }) => itemId) });
}
