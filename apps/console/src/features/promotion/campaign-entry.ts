import type { CallInput, Endpoint } from "@sihai/contract";
import type { createCouponKind, createDiscountCode } from "@sihai/contract/promotion";
import { dayAfter } from "@sihai/domain/clocks";
import { couponParcelTypes, couponScopes, couponSources } from "@sihai/domain/promotion";
import type { ConsolePromotionWords } from "@sihai/text/dict/console/promotion";
import * as z from "zod/mini";
import { amount, positiveAmount, shapedAs } from "#desk";

export const reductionTypes = ["amount", "percent", "service"] as const;
export const obtainedWays = ["claim", "code", "gift"] as const;
/** Those that name shops ask for them. */
export function namesShops(scope: (typeof couponScopes)[number]): boolean {
  return scope === "preferred" || scope === "shops";
}

const isAmount = (text: string) => amount("").safeParse(text).success;
const isPositive = (text: string) => positiveAmount("").safeParse(text).success;
/** A share in percent with at most two decimals, above nothing and up to all of it. */
const isShare = (text: string) => isPositive(text) && Number(text) <= 100;
const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** A campaign as it is typed. What a kind of it does not use may stand empty. */
export function campaignSchema(kind: "coupon" | "code", { wrong }: ConsolePromotionWords) {
  const text = z.string().check(z.trim());
  const name = text.check(z.minLength(1, { error: wrong.name }), z.maxLength(60));
  return z
    .object({
      name: z.object({ zh: name, en: name }),
      type: z.enum(reductionTypes),
      reduce: text,
      percent: text,
      minSpend: text.check(z.refine((value) => value === "" || isAmount(value), { error: wrong.amount })),
      maxDeduction: text.check(z.refine((value) => value === "" || isPositive(value), { error: wrong.amount })),
      perUser: text.check(z.refine((value) => isWhole(value, 1, 99), { error: wrong.count })),
      total: text.check(z.refine((value) => value === "" || isWhole(value, 1, 1_000_000), { error: wrong.count })),
      begins: text.check(z.minLength(10, { error: wrong.window })),
      ends: text.check(z.minLength(10, { error: wrong.window })),
      code: text.check(z.toUpperCase()),
      obtainedBy: z.enum(obtainedWays),
      validDays: text.check(z.refine((value) => isWhole(value, 1, 366), { error: wrong.days })),
      uses: text.check(z.refine((value) => isWhole(value, 1, 99), { error: wrong.count })),
      minLevel: text,
      parcelType: z.enum(couponParcelTypes),
      /** Empty: the dearest one chosen. */
      service: z.string(),
      scope: z.enum(couponScopes),
      shops: z.array(z.object({ source: z.string(), shopId: z.string() })),
      /** The shop being typed, until it is added. */
      nextShop: z.object({ source: z.string(), shopId: z.string() }),
      warehouse: z.string(),
    })
    .check(
      z.refine(({ type, reduce }) => type !== "amount" || isPositive(reduce), { path: ["reduce"], error: wrong.amount }),
      z.refine(({ type, percent }) => type !== "percent" || isShare(percent), { path: ["percent"], error: wrong.percent }),
      z.refine(({ code, obtainedBy }) => !needsCode(kind, obtainedBy) || /^[A-Z0-9-]{3,32}$/.test(code), {
        path: ["code"],
        error: wrong.code,
      }),
      z.refine(({ scope, shops }) => kind === "code" || !namesShops(scope) || shops.length > 0, {
        path: ["shops"],
        error: wrong.shops,
      }),
      z.refine(({ begins, ends }) => begins <= ends, { path: ["ends"], error: wrong.window }),
    );
}

export type CampaignEntry = z.infer<ReturnType<typeof campaignSchema>>;

/** A discount code is one; a coupon needs one where it is obtained by it. */
export function needsCode(kind: "coupon" | "code", obtainedBy: (typeof obtainedWays)[number]): boolean {
  return kind === "code" || obtainedBy === "code";
}

/** What an empty form says: a coupon of an amount, one for each customer, from `today` to `monthOn` (days of Beijing, "2026-11-27"). */
export function newEntry(today: string, monthOn: string): CampaignEntry {
  const terms = { type: "amount" as const, reduce: "", percent: "", minSpend: "", maxDeduction: "", perUser: "1", total: "" };
  const coupon = { obtainedBy: "claim" as const, validDays: "30", uses: "1", minLevel: "0", scope: "all" as const };
  const goods = {
    parcelType: "international" as const,
    service: "",
    shops: [],
    nextShop: { source: couponSources[0], shopId: "" },
  };
  return { name: { zh: "", en: "" }, ...terms, ...coupon, ...goods, code: "", begins: today, ends: monthOn, warehouse: "0" };
}

/** What was kept of a campaign that is being typed. */
export const isCampaignEntry = shapedAs<CampaignEntry>({ ...newEntry("", ""), shops: [{ source: "", shopId: "" }] });

/** What both kinds of campaigns send: terms, limits, the instants between which they are open. */
function sharedTerms(entry: CampaignEntry) {
  const { name, type, reduce, percent, minSpend, maxDeduction, perUser, total: coupons } = entry;
  return {
    name,
    ...(type === "amount" && { reduce }),
    ...(type === "percent" && { percentOff: Number(percent) }),
    minSpend: minSpend === "" ? "0.00" : minSpend,
    ...(maxDeduction !== "" && type === "percent" && { maxDeduction }),
    perUser: Number(perUser),
    ...(coupons !== "" && { total: Number(coupons) }),
  };
}

/** The first instant of the first day and the one after the last, by Beijing's calendar. */
function windowOf({ begins, ends }: CampaignEntry): { from: string; until: string } {
  const midnight = (day: string) => new Date(`${day}T00:00:00+08:00`).toISOString();
  return { from: midnight(begins), until: midnight(dayAfter(ends)) };
}

type CallBody<E extends Endpoint> = NonNullable<CallInput<E>["body"]>;

const couponTypes = { amount: 0, percent: 1, service: 2 } as const;

/** A kind of coupon as the call takes it. */
export function couponKindOf(entry: CampaignEntry): CallBody<typeof createCouponKind> {
  const { from, until } = windowOf(entry);
  return {
    ...sharedTerms(entry),
    type: couponTypes[entry.type],
    uses: entry.type === "service" ? Number(entry.uses) : 1,
    parcelType: entry.parcelType,
    ...(entry.type === "service" && entry.service !== "" && { service: entry.service }),
    scope: entry.scope,
    shops: namesShops(entry.scope)
      ? entry.shops.map(({ source, shopId }) => ({ source, shopId: shopId === "" ? null : shopId }))
      : [],
    minLevel: Number(entry.minLevel),
    ...(entry.warehouse !== "0" && { warehouse: Number(entry.warehouse) }),
    obtainedBy: entry.obtainedBy,
    ...(entry.obtainedBy === "code" && { code: entry.code }),
    claimFrom: from,
    claimUntil: until,
    validDays: Number(entry.validDays),
  };
}

/** A discount code as the call takes it. */
export function discountCodeOf(entry: CampaignEntry): CallBody<typeof createDiscountCode> {
  const { from, until } = windowOf(entry);
  return { ...sharedTerms(entry), code: entry.code, validFrom: from, validUntil: until };
}
