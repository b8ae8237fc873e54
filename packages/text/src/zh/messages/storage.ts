import { cnyText } from "../../core/money.ts";
import type { Messages, StorageMessages } from "../../messages/index.ts";
import { atTime, name } from "./said.ts";

/** What a member is told about goods in storage. */
export const storageMessages: Messages<StorageMessages> = {
  "storage-ending": (f) => ({
    title: `免费保管还剩 ${f.days} 天`,
    body: `「${name(f)}」免费保管到 ${atTime(f.endsAt)}。请安排发货，或延长保管时间。`,
  }),
  "storage-overdue": (f) => ({
    title: "免费保管已结束",
    body: `「${name(f)}」现在每天收取保管费 ${cnyText(f.feeCny)}，随包裹一起结算；${atTime(f.forfeitsAt)}后归平台所有。`,
  }),
  "storage-forfeiting": (f) => ({
    title: `物品 ${f.days} 天后归平台所有`,
    body: `「${name(f)}」已超期，请在 ${atTime(f.forfeitsAt)}前发货或延长保管。`,
  }),
  "storage-ended": (f) => ({ title: "保管期已过", body: `「${name(f)}」的保管期已过，将由仓库处理。如有疑问请联系客服。` }),
  "storage-forfeit-proposed": (f) => ({
    title: "物品即将被处理",
    body: `「${name(f)}」保管期已过，${atTime(f.forfeitsAt)}后将从货架清走，归平台所有。`,
  }),
  "storage-forfeit-recalled": (f) => ({
    title: "物品暂不处理",
    body: `「${name(f)}」暂不从货架清走，保管期已过，请尽快寄出或延长保管。`,
  }),
  "storage-forfeited": (f) => ({ title: "物品已归平台所有", body: `「${name(f)}」超过保管期，已从货架清走。` }),
  "storage-discarded": (f) => ({ title: "物品已丢弃", body: `「${name(f)}」已按您的要求处理，无法找回。` }),
  "storage-split": (f) => ({
    title: "物品已拆分",
    body: `「${name(f)}」已拆成 ${f.kept} 件和 ${f.taken} 件，分别称重，可以装进不同的包裹。`,
  }),
  "storage-extended": (f) => ({
    title: "保管时间已延长",
    body: `已为 ${f.count} 件物品延长保管，付款 ${cnyText(f.amountCny)}。`,
  }),
};
