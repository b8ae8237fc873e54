import type { AskReason } from "@sihai/domain/order";
import type { FindingKind } from "@sihai/domain/warehouse";
import { beijing, formatDate } from "../../core/dates.ts";
import { formatWeight } from "../../core/measures.ts";
import { cnyText } from "../../core/money.ts";
import type { ItemMessages, Messages } from "../../messages/index.ts";
import { language } from "../grammar.ts";
import { atTime, courierName, name } from "./said.ts";

const followedSteps: Readonly<Record<string, string>> = {
  purchased: "we bought it for you",
  "seller-shipped": "the seller has shipped it",
  signed: "it has arrived at the warehouse",
  "stocked-in": "it is inspected, photographed and in storage",
};
function followedStep(state: string): string {
  return followedSteps[state] ?? state;
}

/** Why the buyer is asked, or why goods were not taken in. */
const reasons: Record<AskReason | FindingKind, string> = {
  "price-higher": "the seller asks a higher price",
  "variant-gone": "the option you chose is gone",
  "longer-wait": "the seller needs more time",
  "seller-question": "the seller has a question",
  "wrong-goods": "what arrived is not what was ordered",
  damaged: "it arrived damaged",
  forbidden: "it is forbidden to ship",
  incomplete: "pieces or parts are missing",
  "overseas-store": "it comes from a cross-border platform’s overseas store, which the South China warehouse does not accept",
};

/** What a member is told about single items on their way into storage. */
export const itemMessages: Messages<ItemMessages> = {
  "item-bought": (f) => ({
    title: "Bought for you",
    body: `We bought “${name(f)}” from the seller. It should reach the warehouse in 3–8 days.`,
  }),
  "item-seller-shipped": (f) => ({
    title: "The seller has shipped",
    body: `“${name(f)}” is on its way to the warehouse with ${courierName(f.courier)}, number ${f.trackingNo}.`,
  }),
  "item-signed": (f) => ({
    title: "Arrived at the warehouse",
    body: `“${name(f)}” has arrived. We inspect and photograph it next.`,
  }),
  "item-stocked-in": (f) => ({
    title: "In storage",
    body: `“${name(f)}” is inspected, photographed and on the shelf: ${formatWeight(f.weightGrams, language)}${f.sidesCm ? `, ${f.sidesCm} cm` : ""}${f.photos ? `, photos: ${f.photos}` : ""}, stored free until ${formatDate(f.freeUntil, language, beijing)}.`,
  }),
  "item-corrected": (f) => ({
    title: "Measurements or photos corrected",
    body: `We corrected what we wrote down for “${name(f)}”: ${formatWeight(f.weightGrams, language)}, ${f.sidesCm} cm (before: ${formatWeight(f.gramsWas, language)}, ${f.sidesCmWas} cm). Shipping quotes now use the new figures; its photos are in your storage.`,
  }),
  "item-part-arrived": (f) => ({
    title: f.arrived === f.total ? "All pieces arrived" : "Some pieces arrived",
    body: `${f.arrived} of ${f.total} of “${name(f)}” are at the warehouse. ${f.arrived === f.total ? "We inspect and photograph them next." : "They go into storage together when the rest is here."}`,
  }),
  "item-refused": (f) => ({
    title: "Not taken into storage",
    body: `“${name(f)}”: ${reasons[f.reason]}, so the warehouse refused it. ${f.note}`,
  }),
  "item-needs-confirmation": (f) => ({
    title: "We need your answer",
    body: `“${name(f)}”: ${reasons[f.reason]}. Please answer by ${atTime(f.dueAt)}; after that we cancel it and refund your balance.`,
  }),
  "item-split": (f) => ({
    title: "Your item is now on two lines",
    body: `The seller has only part of “${name(f)}”: ${f.kept} are bought as ordered, the other ${f.taken} are handled on their own. Order ${f.orderNo} costs the same.`,
  }),
  "item-refunded": (f) => ({
    title: "Refunded to your balance",
    body: `“${name(f)}” was cancelled and ${cnyText(f.amountCny)} is back in your balance.`,
  }),
  "item-followed": (f) => ({ title: "News of an item you follow", body: `“${name(f)}”: ${followedStep(f.state)}.` }),
};
