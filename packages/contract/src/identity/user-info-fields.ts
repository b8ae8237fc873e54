import * as z from "zod/mini";
import { cnyAmount, currencyField, id, instant, locale, warehouseId } from "../fields.ts";
import { opaqueKey } from "./fields.ts";

/** User info, each field as in rule B-55. */
export const userInfoData = z.object({
  userId: id,
  /** Signed in (checked in) today. */
  sign: z.boolean(),
  /** Check-in days in a row. */
  signDay: z.int(),
  /** Credits. */
  point: z.int(),
  couponsNum: z.int(),
  /** The address was confirmed by code. */
  emailIsValid: z.boolean(),
  /** The account has an address at all. */
  isBindEmail: z.boolean(),
  isWxBindEmail: z.boolean(),
  /** Units of the display currency for one CNY, a decimal; null until a rate was published. */
  currencyRate: z.nullable(z.string()),
  currencyCode: currencyField,
  currencySymbol: z.string(),
  warehouseId,
  userLevel: z.int(),
  language: locale,
  email: z.string(),
  userName: z.string(),
  nickName: z.string(),
  /** Address of the picture, or null. */
  avatar: z.nullable(z.string()),
  /** Spendable balance in CNY. */
  realityMoney: cnyAmount,
  /** Unread notices of a campaign. */
  activeNotice: z.int(),
  isRegistered: z.boolean(),
  hasPayPassword: z.boolean(),
  hasLoginPassword: z.boolean(),
  /** When the account is closed, as its owner asked; null where it stays. A node of the release before says nothing of it. */
  closesAt: z.optional(z.nullable(instant)),
  /** Somebody asks to move the account to another mailbox; `key` stops it (`objectToNewMailbox`). */
  mailboxAsked: z.nullable(z.object({ masked: z.string(), opensAt: instant, key: opaqueKey })),
});
