import { expertCloseReasons, expertDeductions, expertItemsHeld, expertPackagings, expertStates } from "@sihai/domain/expert";
import { freightObjectives } from "@sihai/domain/plan";
import * as z from "zod/mini";
import { cnyAmount, documentNo, historyStep, id, instant, moneyField } from "../fields.ts";
import { lineView, quoteField } from "../freight/fields.ts";
import { addressView, chargeLine } from "../parcel/fields.ts";
import { openWork } from "../parcel/parcel-options.ts";
import { storedItem } from "../warehouse/fields.ts";

/** What customers and staff know a service by. */
export const serviceBarcode = documentNo();

export const expertState = z.enum(expertStates);

export const objectiveField = z.enum(freightObjectives);

export const packagingField = z.enum(expertPackagings);

export const deductionField = z.enum(expertDeductions);

export const expertSummary = z.object({
  serviceBarcode: z.string(),
  state: expertState,
  objective: objectiveField,
  deduction: deductionField,
  country: z.string(),
  items: z.int(),
  pictures: z.array(z.nullable(z.string())),
  createdAt: instant,
  /** When the plan is due; null until the fee is paid. */
  dueAt: z.nullable(instant),
  payBefore: instant,
  answerBefore: z.nullable(instant),
  accepted: z.boolean(),
});

/** Money set aside for direct deduction: how much, what of it was used, and when that ended. */
const hold = z.object({ amount: cnyAmount, used: cnyAmount, endedAt: z.nullable(instant) });

export const expertView = z.object({
  serviceBarcode: z.string(),
  state: expertState,
  objective: objectiveField,
  packaging: packagingField,
  maySplit: z.boolean(),
  deduction: deductionField,
  declared: moneyField,
  addressId: id,
  address: addressView,
  description: z.string(),
  fee: cnyAmount,
  feePaidAt: z.nullable(instant),
  /** To pay the fee, or the parcels of an accepted plan; null when nothing is open. */
  tradeNo: z.nullable(z.string()),
  hold: z.nullable(hold),
  items: z.array(storedItem),
  createdAt: instant,
  payBefore: instant,
  soonestAt: z.nullable(instant),
  dueAt: z.nullable(instant),
  planSentAt: z.nullable(instant),
  answerBefore: z.nullable(instant),
  acceptedAt: z.nullable(instant),
  declines: z.int(),
  declineReason: z.string(),
  closeReason: z.nullable(z.enum(expertCloseReasons)),
  /** Why a plan of direct deduction waits for an answer: the code of what stood in its way. */
  confirmWhy: z.nullable(z.string()),
  parcels: z.array(z.object({ packageNo: z.string(), state: z.string(), total: cnyAmount })),
  timeline: z.array(historyStep),
  may: z.object({ pay: z.boolean(), cancel: z.boolean(), answer: z.boolean() }),
});

/** One parcel of a plan with everything its price is made of; `total` is what it is paid by. */
export const plannedParcel = z.object({
  itemIds: z.array(z.string()),
  packaging: packagingField,
  line: lineView,
  quote: quoteField,
  deposit: cnyAmount,
  depositHow: z.string(),
  charges: z.array(chargeLine),
  declared: moneyField,
  total: cnyAmount,
  sidesCm: z.tuple([z.number(), z.number(), z.number()]),
});

export const packingPlanView = z.object({
  serviceBarcode: z.string(),
  state: expertState,
  objective: objectiveField,
  planNo: z.int(),
  note: z.string(),
  sentAt: instant,
  answerBefore: z.nullable(instant),
  country: z.string(),
  items: z.array(storedItem),
  /** What would be left behind by accepting now; nothing once the parcels are made. */
  open: openWork,
  parcels: z.array(plannedParcel),
  total: cnyAmount,
  /** What it was when the plan was sent. */
  sentTotal: cnyAmount,
  /** The machine's plan for the same goods and objective, priced without packaging. */
  machine: z.nullable(z.object({ parcels: z.int(), total: cnyAmount, slowestDays: z.int() })),
  /** The freight of the expert's parcels alone, comparable with the machine's. */
  freight: cnyAmount,
  slowestDays: z.int(),
  confirmWhy: z.nullable(z.string()),
  declinesLeft: z.int(),
  /** What customs of the country, or a line of the plan, ask for. */
  identityDocument: z.nullable(z.string()),
  tradeNo: z.nullable(z.string()),
  packages: z.array(z.string()),
  may: z.object({ answer: z.boolean() }),
});

export const itemIds = z.array(id).check(z.minLength(1), z.maxLength(expertItemsHeld));

export const wishes = { itemIds, addressId: id, objective: objectiveField, maySplit: z.boolean(), packaging: packagingField };
