import { answerStates, evidencePapers, evidencePicturesMost, evidenceTexts, paidWorks } from "@sihai/domain/dispute";
import { reversalStatuses } from "@sihai/domain/payment";
import * as z from "zod/mini";
import { cnyAmount, documentNo, fileId, instant, moneyField, text } from "../fields.ts";

export const disputeNo = documentNo();
export const disputeStatus = z.enum(reversalStatuses.dispute);

/** `due`: by when it is to be answered, or when it was opened where there is no such time; amounts within their currency. With a minus the other way round. */
export const disputeOrders = ["due", "-due", "amount", "-amount", "reason", "-reason"] as const;

/** A row of the desk. */
export const deskDispute = z.object({
  disputeNo,
  status: disputeStatus,
  /** As the card's bank says it: what was paid by that card, in its own currency. */
  amount: moneyField,
  /** The card network's word, such as "fraudulent". */
  reason: z.string(),
  openedAt: instant,
  /** Until when it can be answered; null where it cannot. */
  dueAt: z.nullable(instant),
  /** Both empty while nobody knows whose the charge is. */
  customerMark: z.string(),
  customerEmail: z.string(),
  tradeNo: z.string(),
  answer: z.nullable(z.enum(answerStates)),
});

export const evidenceFields = {
  texts: z.strictObject({
    explanation: text(evidenceTexts.explanation, 0),
    productDescription: text(evidenceTexts.productDescription, 0),
    carrier: text(evidenceTexts.carrier, 0),
    trackingNumber: text(evidenceTexts.trackingNumber, 0),
    shippedOn: text(evidenceTexts.shippedOn, 0),
    shippingAddress: text(evidenceTexts.shippingAddress, 0),
  }),
  papers: z.array(z.enum(evidencePapers)).check(z.maxLength(evidencePapers.length)),
  pictures: z.array(fileId).check(z.maxLength(evidencePicturesMost)),
};

/** What we say against it. Version 0: nothing was written yet, and what stands here is a proposal from what is on record. */
export const disputeAnswer = z.object({
  ...evidenceFields,
  state: z.enum(answerStates),
  version: z.int(),
  writtenBy: z.string(),
  writtenAt: z.nullable(instant),
  sentBy: z.string(),
  sentAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** What the gateway said where it did not take it. */
  detail: z.string(),
});

/** Who the card was billed to, as it stood when it was charged; null for payments from before that was kept. */
const billing = z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() });

export const disputeProof = z.object({
  payment: z.nullable(
    z.object({
      paidAt: instant,
      charged: moneyField,
      amount: cnyAmount,
      surcharge: cnyAmount,
      card: z.string(),
      billing: z.nullable(billing),
    }),
  ),
  termsAcceptedAt: z.nullable(instant),
  orders: z.array(z.object({ orderNo: z.string(), total: cnyAmount, createdAt: instant, items: z.array(z.string()) })),
  parcels: z.array(
    z.object({
      packageId: z.string(),
      state: z.string(),
      /** What is in it, as English as it is named; left out by a server of the release before. */
      items: z.optional(z.array(z.string())),
      carrier: z.string(),
      waybillNo: z.string(),
      shippedAt: z.nullable(instant),
      deliveredAt: z.nullable(instant),
      /** When the customer confirmed the receipt, or it counted as confirmed. */
      completedAt: z.nullable(instant),
      address: z.string(),
      scans: z.array(z.object({ at: instant, place: z.string(), text: z.string() })),
    }),
  ),
  /** Work on goods that was paid for, as English as these are named; left out by a server of the release before. */
  works: z.optional(z.array(z.object({ kind: z.enum(paidWorks), items: z.array(z.string()) }))),
  pictures: z.array(z.object({ fileId, url: z.string(), kind: z.string(), of: z.string(), takenAt: instant })),
  correspondence: z.array(z.object({ no: z.string(), at: instant, byStaff: z.boolean(), text: z.string() })),
});

/** What moved for it: taken out of the wallet or owed, our share, and whether it came back. */
export const disputeMoney = z.object({
  booked: z.enum(["waiting", "out", "back", "never"]),
  borne: cnyAmount,
  ours: cnyAmount,
  owedNow: cnyAmount,
});
