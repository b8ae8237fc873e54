import type { LocalText } from "@sihai/domain/language";
import type { AskReason } from "@sihai/domain/order";
import type { FindingKind } from "@sihai/domain/warehouse";
import type { Item } from "./item-named.ts";

/** What a member is told about single items on their way into storage. */
export type ItemMessages = {
  "item-bought": Item;
  "item-seller-shipped": Item & { courier: LocalText; trackingNo: string };
  "item-signed": Item;
  "item-stocked-in": Item & { weightGrams: number; sidesCm?: string; photos?: number; freeUntil: string };
  "item-corrected": Item & { weightGrams: number; sidesCm: string; gramsWas: number; sidesCmWas: string };
  "item-stock-in-undone": Item;
  "item-part-arrived": Item & { arrived: number; total: number };
  "item-refused": Item & { reason: FindingKind; note: string };
  "item-needs-confirmation": Item & { dueAt: string; reason: AskReason | FindingKind };
  "item-split": Item & { orderNo: string; kept: number; taken: number };
  "item-refunded": Item & { amountCny: string };
  "item-followed": Item & { state: string };
};
