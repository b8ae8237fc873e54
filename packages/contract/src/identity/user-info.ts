import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, currencyField, fileId, id, locale, localText, text, warehouseId } from "../fields.ts";
import { userNameField } from "./fields.ts";

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
  growth: z.int(),
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
});

export const userInfo = endpoint({
  method: "GET",
  path: "/user/info/user-info",
  summary: "Everything about the account shown in the app",
  data: userInfoData,
  refusals: ["GET_INFO_ERROR"],
});

export const aboutInfo = endpoint({
  method: "GET",
  path: "/user/info/about-info",
  summary: "About the service: its name, mail and ways to log in",
  data: z.object({
    name: localText,
    email: z.string(),
    version: z.string(),
    /** WeChat can be used to log in. */
    isWechatOn: z.boolean(),
    hasSandbox: z.boolean(),
  }),
});

/** Numbers beside the entries of the personal centre. */
export const statusNumbers = endpoint({
  method: "GET",
  path: "/user/oauth/get-status-num",
  summary: "How many orders, items and parcels stand in each state",
  data: z.object({
    orderUnpaid: z.int(),
    orderPending: z.int(),
    itemSigned: z.int(),
    itemStored: z.int(),
    itemToConfirm: z.int(),
    parcelUnpaid: z.int(),
    parcelUnshipped: z.int(),
    parcelShipped: z.int(),
    parcelBackPayment: z.int(),
    messagesUnread: z.int(),
  }),
});

export const editUserInfo = endpoint({
  method: "POST",
  path: "/user/info/edit",
  summary: "Changes names, picture or preferred warehouse",
  body: z.strictObject({
    userName: z.optional(userNameField),
    nickName: z.optional(text(30, 0)),
    avatarFileId: z.optional(z.nullable(fileId)),
    warehouseId: z.optional(warehouseId),
  }),
  data: z.null(),
  refusals: ["NOT_FOUND"],
});
