import { cnyText } from "../../core/money.ts";
import type { Messages, StorageMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { name } from "./said.ts";

/** What a member is told about goods in storage. */
export const storageMessages: Messages<StorageMessages> = {
  "storage-ending": (f) => ({
    title: f.days === 1 ? "Free storage ends tomorrow" : `Free storage ends in ${f.days} days`,
    body: `“${name(f)}” is stored free until ${atTime(f.endsAt)}. Ship it by then or extend storage.`,
  }),
  "storage-overdue": (f) => ({
    title: "Free storage is over",
    body: `“${name(f)}” now costs ${cnyText(f.feeCny)} a day, charged when you ship it. Ship it or extend storage by ${atTime(f.forfeitsAt)}, or you lose it.`,
  }),
  "storage-forfeiting": (f) => ({
    title: f.days === 1 ? "Last day to save your item" : `${f.days} days left to save your item`,
    body: `“${name(f)}” is overdue. Ship it or extend storage before ${atTime(f.forfeitsAt)}.`,
  }),
  "storage-ended": (f) => ({
    title: "Storage time is over",
    body: `Storage time for “${name(f)}” is over and the warehouse will clear it. Contact us if something is wrong.`,
  }),
  "storage-forfeit-proposed": (f) => ({
    title: "Your item is about to be cleared",
    body: `“${name(f)}” wasn’t shipped or extended in time. After ${atTime(f.forfeitsAt)} we clear it from its shelf and it belongs to the platform.`,
  }),
  "storage-forfeit-recalled": (f) => ({
    title: "Your item stays for now",
    body: `“${name(f)}” won’t be cleared for now. Its storage time is over, so please ship it or extend storage soon.`,
  }),
  "storage-forfeited": (f) => ({
    title: "An item now belongs to the platform",
    body: `“${name(f)}” was stored past its time and has been cleared from its shelf.`,
  }),
  "storage-discarded": (f) => ({
    title: "Thrown away as you asked",
    body: `“${name(f)}” was thrown away. This can’t be undone.`,
  }),
  "storage-split": (f) => ({
    title: "Your item was split",
    body: `“${name(f)}” is now split into ${f.kept} and ${f.taken} pieces, each weighed. They can go in different parcels.`,
  }),
  "storage-extended": (f) => ({
    title: "Storage extended",
    body: `We received ${cnyText(f.amountCny)}. Storage is extended (items: ${f.count}).`,
  }),
};
