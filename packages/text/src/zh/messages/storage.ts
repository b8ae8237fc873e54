import { cnyText } from "../../core/money.ts";
import type { Messages, StorageMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { name } from "./said.ts";

/** What a member is told about goods in storage. */
export const storageMessages: Messages<StorageMessages> = {
  "storage-ending": (f) => ({
    title: `免费保管还剩 ${f.days} 天`,
    body: `「${name(f)}」免费保管到 ${atTime(f.endsAt)}。请尽快寄出，或延长保管。`,
  }),
  "storage-overdue": (f) => ({
    title: "免费保管已结束",
    body: `「${name(f)}」现在每天收取超期保管费 ${cnyText(f.feeCny)}，寄出时一起结算；${atTime(f.forfeitsAt)}后归平台所有。`,
  }),
  "storage-forfeiting": (f) => ({
    title: `商品 ${f.days} 天后归平台所有`,
    body: `「${name(f)}」已超期，请在 ${atTime(f.forfeitsAt)}前寄出或延长保管。`,
  }),
  "storage-ended": (f) => ({ title: "保管期已过", body: `「${name(f)}」的保管期已过，将由仓库清走。如有疑问请联系客服。` }),
  "storage-forfeit-proposed": (f) => ({
    title: "商品即将被清走",
    body: `「${name(f)}」保管期已过，${atTime(f.forfeitsAt)}后将从货架清走，归平台所有。`,
  }),
  "storage-forfeit-recalled": (f) => ({
    title: "商品暂不清走",
    body: `「${name(f)}」暂不从货架清走，保管期已过，请尽快寄出或延长保管。`,
  }),
  "storage-forfeited": (f) => ({ title: "商品已归平台所有", body: `「${name(f)}」超过保管期，已从货架清走。` }),
  "storage-discarded": (f) => ({ title: "商品已丢弃", body: `「${name(f)}」已按您的要求丢弃，无法找回。` }),
  "storage-split": (f) => ({
    title: "商品已拆分",
    body: `「${name(f)}」已拆成 ${f.kept} 件和 ${f.taken} 件，分别称重，可以装进不同的包裹。`,
  }),
  "storage-extended": (f) => ({
    title: "保管时间已延长",
    body: `已为 ${f.count} 种商品延长保管，付款 ${cnyText(f.amountCny)}。`,
  }),
};
