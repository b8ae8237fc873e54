import { inLanguage } from "@sihai/domain/language";
import type { AskReason } from "@sihai/domain/order";
import type { FindingKind } from "@sihai/domain/warehouse";
import { beijing, formatDate } from "../../core/dates.ts";
import { formatWeight } from "../../core/measures.ts";
import { cnyText } from "../../core/money.ts";
import type { ItemMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { language } from "../grammar.ts";
import { name } from "./said.ts";

const followedSteps: Readonly<Record<string, string>> = {
  purchased: "we bought it for you",
  "seller-shipped": "the seller has shipped it",
  signed: "the warehouse has signed for it",
  "stocked-in": "it is inspected, photographed and in storage",
};
function followedStep(state: string): string {
  return followedSteps[state] ?? state;
}

/** Why the buyer is asked, or why goods were not taken in. */
const reasons: Record<AskReason | FindingKind, string> = {
  "price-higher": "the seller raised the price",
  "variant-gone": "the option you chose is gone",
  "longer-wait": "the seller needs more time",
  "seller-question": "the seller has a question",
  "wrong-goods": "what arrived is not what was ordered",
  damaged: "it arrived damaged",
  forbidden: "it is a prohibited item and can’t be shipped",
  incomplete: "pieces or parts are missing",
  "overseas-store": "it comes from a cross-border platform’s overseas store, which the South China warehouse doesn’t accept",
};

/** What a member is told about single items on their way into storage. */
export const itemMessages: Messages<ItemMessages> = {
  "item-bought": (f) => ({
    title: "Bought for you",
    body: `We bought “${name(f)}” from the seller. We’ll tell you when it reaches the warehouse.`,
  }),
  "item-seller-shipped": (f) => ({
    title: "Shipped by the seller",
    body: `“${name(f)}” is on its way to the warehouse with ${inLanguage(f.courier, language)}, tracking number ${f.trackingNo}.`,
  }),
  "item-signed": (f) => ({
    title: "Signed for at the warehouse",
    body: `“${name(f)}” has arrived. Next we inspect and photograph it.`,
  }),
  "item-stocked-in": (f) => ({
    title: "In storage",
    body: `“${name(f)}” is inspected, photographed and in storage: ${formatWeight(f.weightGrams, language)}${f.sidesCm ? `, ${f.sidesCm} cm` : ""}${f.photos ? `, photos: ${f.photos}` : ""}, stored free until ${formatDate(f.freeUntil, language, beijing)}.`,
  }),
  "item-corrected": (f) => ({
    title: "Measurements or photos corrected",
    body: `We corrected what we wrote down for “${name(f)}”: ${formatWeight(f.weightGrams, language)}, ${f.sidesCm} cm (before: ${formatWeight(f.gramsWas, language)}, ${f.sidesCmWas} cm).${f.pieces && f.piecesWas ? ` Pieces: ${f.pieces} (before: ${f.piecesWas}).` : ""} Shipping quotes now use the new figures; its photos are in your storage.`,
  }),
  "item-stock-in-undone": (f) => ({
    title: "Back to inspection",
    body: `Sorry, we told you too early that “${name(f)}” is in storage. We check it once more and tell you as soon as it is. You don’t need to do anything.`,
  }),
  "item-part-arrived": (f) => ({
    title: f.arrived === f.total ? "All pieces arrived" : "Some pieces arrived",
    body: `${f.arrived} of ${f.total} of “${name(f)}” are at the warehouse. ${f.arrived === f.total ? "Next we inspect and photograph them." : "We put them in storage together once the rest arrives."}`,
  }),
  "item-refused": (f) => ({
    title: "Not taken into storage",
    body: `“${name(f)}”: ${reasons[f.reason]}, so the warehouse didn’t accept it. ${f.note}`,
  }),
  "item-needs-confirmation": (f) => ({
    title: "We need your answer",
    body: `“${name(f)}”: ${reasons[f.reason]}. Please answer by ${atTime(f.dueAt)}; after that we cancel it and refund it to your balance.`,
  }),
  "item-split": (f) => ({
    title: "Your item is split into two lines",
    body: `The seller has only part of “${name(f)}” in stock. We buy ${f.kept} as ordered and handle the other ${f.taken} separately. The price of order ${f.orderNo} doesn’t change.`,
  }),
  "item-refunded": (f) => ({
    title: "Refunded to your balance",
    body: `“${name(f)}” was cancelled and ${cnyText(f.amountCny)} is back in your balance.`,
  }),
  "item-followed": (f) => ({ title: "Update on an item you follow", body: `“${name(f)}”: ${followedStep(f.state)}.` }),
};
