import { type Money, ok, type Result, refuse, sign } from "@sihai/domain";
import { shopKey } from "@sihai/domain/cart";
import type { LocalText } from "@sihai/domain/language";
import { basisPointsOf, type CouponTerms, fitsNothing } from "@sihai/domain/promotion";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { shopNamesOf } from "../goods/index.ts";
import { tell } from "../message/index.ts";
import { type ClaimRefusal, obtainCoupon } from "./claim-coupon.service.ts";
import { customerByMail } from "./coupon.store.ts";
import { insertKind } from "./coupon-kind.store.ts";
import { insertCode } from "./discount-code.store.ts";

type By = { staffId: string; now: Date; once: Once | null };
type TermsRefusal = { code: "COUPON_TERMS_WRONG"; field: string } | { code: "PROMOTION_CODE_TAKEN" } | OnceRefusal;

type KindRefusal = TermsRefusal | { code: "COUPON_FITS_NOTHING"; field: "shops" | "service" };

type KindForm = {
  name: LocalText;
  type: 0 | 1 | 2;
  reduce?: Money | undefined;
  percentOff?: number | undefined;
  service?: string | undefined;
  uses: number;
  parcelType: CouponTerms["parcelType"];
  minSpend: Money;
  maxDeduction?: Money | undefined;
  scope: CouponTerms["scope"];
  shops: CouponTerms["shops"];
  minLevel: number;
  warehouse?: number | undefined;
  obtainedBy: "claim" | "code" | "gift";
  code?: string | undefined;
  perUser: number;
  total?: number | undefined;
  claimFrom: Date;
  claimUntil: Date;
  validDays: number;
};

/** Makes a new kind of coupon, for a colleague to check. A percentage is kept times 100 (rule D-89). */
export async function createCouponKind(
  deps: Deps,
  { form, staffId, now, once }: By & { form: KindForm },
): Promise<Result<{ kindId: string }, KindRefusal>> {
  const wrong = wrongField(form) ?? wrongKindField(form);
  if (wrong) return refuse({ code: "COUPON_TERMS_WRONG", field: wrong });
  const unfit = fitsNothing({ ...form, service: form.type === 2 ? (form.service ?? null) : null });
  if (unfit) return refuse({ code: "COUPON_FITS_NOTHING", field: unfit });
  return transact<{ kindId: string }, KindRefusal>(
    deps.db,
    async (tx) => {
      const kindId = await insertKind(tx, {
        name: form.name,
        type: form.type,
        reduce: form.type === 0 ? (form.reduce ?? null) : null,
        reduceBp: form.type === 1 ? basisPointsOf(form.percentOff ?? 0) : null,
        serviceCode: form.type === 2 ? (form.service ?? null) : null,
        uses: form.uses,
        parcelType: form.parcelType,
        minSpend: form.minSpend,
        maxDeduction: form.maxDeduction ?? null,
        scope: form.scope,
        shops: await namedShops(tx, form.shops),
        minLevel: form.minLevel,
        warehouseId: form.warehouse ?? null,
        obtainedBy: form.obtainedBy,
        code: form.code ?? null,
        perUser: form.perUser,
        total: form.total ?? null,
        claimFrom: form.claimFrom,
        claimUntil: form.claimUntil,
        validDays: form.validDays,
        createdBy: staffId,
        createdAt: now,
      });
      if (kindId === null) return refuse({ code: "PROMOTION_CODE_TAKEN" });
      await audit(tx, {
        staffId,
        action: "promotion.coupon-kind",
        subject: `coupon:${kindId}`,
        facts: { nameEn: form.name.en },
        at: now,
      });
      return ok({ kindId });
    },
    once,
  );
}

/** The shops with what they are called, where goods of theirs were looked up before. */
async function namedShops(tx: Tx, shops: CouponTerms["shops"]): Promise<CouponTerms["shops"]> {
  const names = await shopNamesOf(tx, shops);
  return shops.map((shop) => ({ ...shop, name: names.get(shopKey(shop.source, shop.shopId)) }));
}

function wrongKindField({ type, uses, service, obtainedBy, code, scope, shops, claimFrom, claimUntil }: KindForm): string | null {
  if (type !== 2 && (uses !== 1 || service !== undefined)) return "uses";
  if ((obtainedBy === "code") !== (code !== undefined)) return "code";
  if ((scope === "all" || scope === "shopping-agent") && shops.length > 0) return "shops";
  return claimFrom.getTime() < claimUntil.getTime() ? null : "claimUntil";
}

function wrongField(form: {
  type: 0 | 1 | 2;
  reduce?: Money | undefined;
  percentOff?: number | undefined;
  minSpend: Money;
  maxDeduction?: Money | undefined;
}): string | null {
  const { type, reduce, percentOff, minSpend, maxDeduction } = form;
  if ((type === 0) !== (reduce !== undefined) || (reduce && sign(reduce) <= 0)) return "reduce";
  if ((type === 1) !== (percentOff !== undefined) || (percentOff !== undefined && percentOff < 0.01)) return "percentOff";
  if (sign(minSpend) < 0) return "minSpend";
  return maxDeduction && sign(maxDeduction) <= 0 ? "maxDeduction" : null;
}

type CodeForm = {
  code: string;
  name: LocalText;
  reduce?: Money | undefined;
  percentOff?: number | undefined;
  minSpend: Money;
  maxDeduction?: Money | undefined;
  perUser: number;
  total?: number | undefined;
  validFrom: Date;
  validUntil: Date;
};

/** Makes a discount code (rule J-30), for a colleague to check. */
export async function createDiscountCode(
  deps: Deps,
  { form, staffId, now, once }: By & { form: CodeForm },
): Promise<Result<{ codeId: string; code: string }, TermsRefusal>> {
  const wrong = wrongField({ ...form, type: form.reduce === undefined ? 1 : 0 });
  if (wrong) return refuse({ code: "COUPON_TERMS_WRONG", field: wrong });
  if (form.validFrom.getTime() >= form.validUntil.getTime()) return refuse({ code: "COUPON_TERMS_WRONG", field: "validUntil" });
  return transact<{ codeId: string; code: string }, TermsRefusal>(
    deps.db,
    async (tx) => {
      const codeId = await insertCode(tx, {
        code: form.code,
        name: form.name,
        reduce: form.reduce ?? null,
        reduceBp: form.percentOff === undefined ? null : basisPointsOf(form.percentOff),
        minSpend: form.minSpend,
        maxDeduction: form.maxDeduction ?? null,
        perUser: form.perUser,
        total: form.total ?? null,
        validFrom: form.validFrom,
        validUntil: form.validUntil,
        createdBy: staffId,
        createdAt: now,
      });
      if (codeId === null) return refuse({ code: "PROMOTION_CODE_TAKEN" });
      await audit(tx, { staffId, action: "promotion.discount-code", subject: form.code, at: now });
      return ok({ codeId, code: form.code });
    },
    once,
  );
}

/** Gives one customer a coupon (rule J-26). */
export function giveCoupon(
  deps: Deps,
  { kindId, email, staffId, now, once }: By & { kindId: string; email: string },
): Promise<Result<{ couponNo: string }, ClaimRefusal | { code: "CUSTOMER_NOT_FOUND" } | OnceRefusal>> {
  return transact<{ couponNo: string }, ClaimRefusal | { code: "CUSTOMER_NOT_FOUND" }>(
    deps.db,
    async (tx) => {
      const userId = await customerByMail(tx, email.toLowerCase());
      if (userId === null) return refuse({ code: "CUSTOMER_NOT_FOUND" });
      const coupon = await obtainCoupon(tx, userId, { by: "gift", kindId }, now);
      if (!coupon.ok) return coupon;
      const { couponNo, name } = coupon.value;
      await audit(tx, { staffId, action: "promotion.give", subject: couponNo, facts: { userId, kindId }, at: now });
      await tell(tx, deps, {
        userId,
        type: "activity",
        template: "coupon-given",
        facts: { name: { zh: name.zh, en: name.en } },
        link: "/user/coupon",
        at: now,
      });
      return ok({ couponNo });
    },
    once,
  );
}
