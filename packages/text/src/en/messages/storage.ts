import { cnyText } from "../../core/money.ts";
import type { Messages, StorageMessages } from "../../messages/index.ts";
import { atTime, name } from "./said.ts";

/** What a member is told about goods in storage. */
export const storageMessages: Messages<StorageMessages> = {
  "storage-ending": (f) => ({
    title: f.days === 1 ? "Free storage ends tomorrow" : `Free storage ends in ${f.days} days`,
    body: `“${name(f)}” is stored free until ${atTime(f.endsAt)}. Send it by then, or extend its storage.`,
  }),
  "storage-overdue": (f) => ({
    title: "Free storage is over",
    body: `“${name(f)}” now costs ${cnyText(f.feeCny)} a day, paid with the parcel it leaves in. After ${atTime(f.forfeitsAt)} it passes to us.`,
  }),
  "storage-forfeiting": (f) => ({
    title: f.days === 1 ? "Last day to save your item" : `${f.days} days left to save your item`,
    body: `“${name(f)}” is overdue. Send it or extend its storage before ${atTime(f.forfeitsAt)}.`,
  }),
  "storage-ended": (f) => ({
    title: "Storage time is over",
    body: `The time of “${name(f)}” is over and the warehouse will clear it. Please write to us if something is wrong.`,
  }),
  "storage-forfeit-proposed": (f) => ({
    title: "Your item is about to be cleared",
    body: `“${name(f)}” was not fetched in time. After ${atTime(f.forfeitsAt)} it is cleared from its shelf and passes to us.`,
  }),
  "storage-forfeit-recalled": (f) => ({
    title: "Your item stays for now",
    body: `“${name(f)}” is not cleared for now. Its time is over: please send it or extend its storage soon.`,
  }),
  "storage-forfeited": (f) => ({
    title: "An item passed to us",
    body: `“${name(f)}” was kept beyond its time and has been cleared from its shelf.`,
  }),
  "storage-discarded": (f) => ({ title: "Thrown away as you asked", body: `“${name(f)}” is gone and cannot be brought back.` }),
  "storage-split": (f) => ({
    title: "Your item lies in two parts",
    body: `“${name(f)}” now lies as ${f.kept} and ${f.taken} pieces, each weighed, and can travel in two parcels.`,
  }),
  "storage-extended": (f) => ({
    title: "Storage extended",
    body: `We received ${cnyText(f.amountCny)}; storage is extended (items: ${f.count}).`,
  }),
};
