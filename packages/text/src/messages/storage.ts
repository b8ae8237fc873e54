import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";
import { type Item, nameEn, nameZh, timeEn, timeZh } from "./words.ts";

/** What a member is told about goods in storage. */
export const storageMessages = {
  "storage-ending": template<Item & { days: number; endsAt: string }>(
    (f) => ({
      title: `免费保管还剩 ${f.days} 天`,
      body: `「${nameZh(f)}」免费保管到 ${timeZh(f.endsAt)}。请安排发货，或延长保管时间。`,
    }),
    (f) => ({
      title: f.days === 1 ? "Free storage ends tomorrow" : `Free storage ends in ${f.days} days`,
      body: `“${nameEn(f)}” is stored free until ${timeEn(f.endsAt)}. Send it by then, or extend its storage.`,
    }),
  ),
  "storage-overdue": template<Item & { feeCny: string; forfeitsAt: string }>(
    (f) => ({
      title: "免费保管已结束",
      body: `「${nameZh(f)}」现在每天收取保管费 ${cnyText(f.feeCny)}，随包裹一起结算；${timeZh(f.forfeitsAt)}后归平台所有。`,
    }),
    (f) => ({
      title: "Free storage is over",
      body: `“${nameEn(f)}” now costs ${cnyText(f.feeCny)} a day, paid with the parcel it leaves in. After ${timeEn(f.forfeitsAt)} it passes to us.`,
    }),
  ),
  "storage-forfeiting": template<Item & { days: number; forfeitsAt: string }>(
    (f) => ({
      title: `物品 ${f.days} 天后归平台所有`,
      body: `「${nameZh(f)}」已超期，请在 ${timeZh(f.forfeitsAt)}前发货或延长保管。`,
    }),
    (f) => ({
      title: f.days === 1 ? "Last day to save your item" : `${f.days} days left to save your item`,
      body: `“${nameEn(f)}” is overdue. Send it or extend its storage before ${timeEn(f.forfeitsAt)}.`,
    }),
  ),
  "storage-ended": template<Item>(
    (f) => ({ title: "保管期已过", body: `「${nameZh(f)}」的保管期已过，将由仓库处理。如有疑问请联系客服。` }),
    (f) => ({
      title: "Storage time is over",
      body: `The time of “${nameEn(f)}” is over and the warehouse will clear it. Please write to us if something is wrong.`,
    }),
  ),
  "storage-forfeit-proposed": template<Item & { forfeitsAt: string }>(
    (f) => ({
      title: "物品即将被处理",
      body: `「${nameZh(f)}」保管期已过，${timeZh(f.forfeitsAt)}后将从货架清走，归平台所有。`,
    }),
    (f) => ({
      title: "Your item is about to be cleared",
      body: `“${nameEn(f)}” was not fetched in time. After ${timeEn(f.forfeitsAt)} it is cleared from its shelf and passes to us.`,
    }),
  ),
  "storage-forfeit-recalled": template<Item>(
    (f) => ({ title: "物品暂不处理", body: `「${nameZh(f)}」暂不从货架清走，保管期已过，请尽快寄出或延长保管。` }),
    (f) => ({
      title: "Your item stays for now",
      body: `“${nameEn(f)}” is not cleared for now. Its time is over: please send it or extend its storage soon.`,
    }),
  ),
  "storage-forfeited": template<Item>(
    (f) => ({ title: "物品已归平台所有", body: `「${nameZh(f)}」超过保管期，已从货架清走。` }),
    (f) => ({
      title: "An item passed to us",
      body: `“${nameEn(f)}” was kept beyond its time and has been cleared from its shelf.`,
    }),
  ),
  "storage-discarded": template<Item>(
    (f) => ({ title: "物品已丢弃", body: `「${nameZh(f)}」已按您的要求处理，无法找回。` }),
    (f) => ({ title: "Thrown away as you asked", body: `“${nameEn(f)}” is gone and cannot be brought back.` }),
  ),
  "storage-split": template<Item & { kept: number; taken: number }>(
    (f) => ({ title: "物品已拆分", body: `「${nameZh(f)}」已拆成 ${f.kept} 件和 ${f.taken} 件，分别称重，可以装进不同的包裹。` }),
    (f) => ({
      title: "Your item lies in two parts",
      body: `“${nameEn(f)}” now lies as ${f.kept} and ${f.taken} pieces, each weighed, and can travel in two parcels.`,
    }),
  ),
  "storage-extended": template<{ count: number; amountCny: string }>(
    (f) => ({ title: "保管时间已延长", body: `已为 ${f.count} 件物品延长保管，付款 ${cnyText(f.amountCny)}。` }),
    (f) => ({
      title: "Storage extended",
      body: `We received ${cnyText(f.amountCny)}; storage is extended (items: ${f.count}).`,
    }),
  ),
} as const;
