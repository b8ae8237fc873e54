import { customerStopKinds } from "@sihai/domain/customer";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, language } from "../fields.ts";
import { growthEntry, memberGift, memberLevel, standing } from "../membership/fields.ts";
import { creditBill } from "../promotion/credit-history.ts";
import { couponView, creditsView } from "../promotion/fields.ts";

export const readCustomer = endpoint({
  method: "GET",
  path: "/staff/customer",
  summary: "A customer by mark or e-mail: level and growth, credits, coupons, gifts, each with the latest of its history",
  query: z.strictObject({ customer: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
  data: z.object({
    userId: id,
    mark: z.string(),
    userName: z.string(),
    nickName: z.string(),
    email: z.string(),
    language,
    registeredAt: instant,
    disabled: z.boolean(),
    /** When and why this customer was stopped, and let on again; the latest first. */
    stops: z.array(
      z.object({
        kind: z.enum(customerStopKinds),
        reason: z.string(),
        begunAt: instant,
        begunBy: z.string(),
        endReason: z.nullable(z.string()),
        endedAt: z.nullable(instant),
        endedBy: z.nullable(z.string()),
      }),
    ),
    /** While somebody asks for the account because its mailbox is lost: where it would go, and from when two colleagues can let it. */
    mailboxMove: z.nullable(z.object({ newEmail: z.string(), opensAt: instant })),
    member: standing,
    levels: z.array(z.object({ level: memberLevel, growth: z.int(), since: instant, until: z.nullable(instant) })),
    growth: z.object({ list: z.array(growthEntry), total: z.int() }),
    gifts: z.array(memberGift),
    credits: z.extend(creditsView, { list: z.array(creditBill), total: z.int() }),
    coupons: z.object({
      available: z.array(couponView),
      counts: z.object({ available: z.int(), used: z.int(), expired: z.int() }),
    }),
  }),
  refusals: ["CUSTOMER_NOT_FOUND"],
});
