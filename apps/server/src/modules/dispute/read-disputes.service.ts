import type { disputeOrders } from "@sihai/contract/dispute";
import { ok, refuse } from "@sihai/domain";
import { type DisputeTab, disputeNumber, isAnswerable } from "@sihai/domain/dispute";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, pageAndNext } from "#platform";
import { findTrade, numbersOf, owedNow } from "../payment/index.ts";
import { type Answer, findAnswer } from "./answer.store.ts";
import {
  countDisputes,
  type Dispute,
  type DisputeStatus,
  deskDisputes,
  findDispute,
  orderedBy,
  ownDisputes,
} from "./dispute.store.ts";
import { proposeAnswer } from "./propose-answer.ts";
import { readProof } from "./read-proof.ts";
import { namesOf } from "./staff-names.store.ts";

const pageSize = 50;
const shownForDays = 60;

type Question = {
  tab: DisputeTab;
  q: string;
  sort: (typeof disputeOrders)[number] | undefined;
  after: string | undefined;
};

/** A page of the desk, with the key to go on from. */
export async function readDisputes({ db }: Deps, question: Question, now: Date) {
  const [rows, counts] = await Promise.all([deskDisputes(db, { ...question, limit: pageSize + 1 }), countDisputes(db, now)]);
  const { page, next } = pageAndNext(rows, pageSize, orderedBy(question).placeOf);
  return ok({ list: page.map(rowOf), next, counts });
}

function rowOf({ seq, status, amount, reason, openedAt, dueAt, userId, email, tradeNo, answer }: Dispute) {
  return {
    ...{ disputeNo: disputeNumber(seq), status, amount, reason, openedAt, dueAt, answer },
    ...{ customerMark: userId === null ? "" : memberMark(userId), customerEmail: email ?? "", tradeNo: tradeNo ?? "" },
  };
}

/** One dispute with all that speaks for us, and the answer as it stands or as the record proposes it. */
export async function readDispute({ db }: Deps, disputeNo: string, now: Date) {
  const dispute = await findDispute(db, disputeNo);
  if (!dispute) return refuse({ code: "CARD_DISPUTE_NOT_FOUND" as const });
  const [proof, answer] = await Promise.all([readProof(db, dispute), findAnswer(db, dispute.id)]);
  const { id, chargeId, booked, borne, ours, userId } = dispute;
  const owed = userId === null ? null : await owedNow(db, userId);
  return ok({
    ...rowOf(dispute),
    gatewayId: id,
    chargeId,
    canAnswer: isAnswerable(dispute, now) && answer?.state !== "sending" && answer?.state !== "submitted",
    money: { booked, borne, ours, owedNow: owed ?? { ...borne, amount: 0n } },
    proof,
    answerGiven: answer ? await written(db, answer) : { ...proposeAnswer(proof), ...unwritten },
  });
}

const unwritten = {
  state: "draft",
  version: 0,
  writtenBy: "",
  writtenAt: null,
  sentBy: "",
  sentAt: null,
  endedAt: null,
  detail: "",
} as const;

async function written(db: Deps["db"], answer: Answer) {
  const names = await namesOf(db, [answer.writtenBy, ...(answer.sentBy === null ? [] : [answer.sentBy])]);
  const { state, version, texts, papers, pictures, writtenAt, sentAt, endedAt, detail } = answer;
  return {
    ...{ state, version, texts, papers, pictures, writtenAt, sentAt, endedAt, detail },
    writtenBy: names.get(answer.writtenBy) ?? "",
    sentBy: names.get(answer.sentBy ?? "") ?? "",
  };
}

/** How it stands in the words of whose card it was, whom our own steps do not concern. */
const shownState = {
  inquiry: "inquiry",
  "inquiry-review": "inquiry",
  "inquiry-closed": "closed",
  open: "open",
  review: "open",
  won: "won",
  lost: "lost",
} as const satisfies Record<DisputeStatus, string>;

/** What a customer sees of disputes of their cards: those that stand, and those that ended lately. */
export async function readOwnDisputes({ db }: Deps, { userId, now }: { userId: string; now: Date }) {
  const [rows, owed] = await Promise.all([
    ownDisputes(db, userId, new Date(now.getTime() - shownForDays * 86_400_000)),
    owedNow(db, userId),
  ]);
  const list = await Promise.all(
    rows.map(async ({ seq, status, amount, openedAt, tradeId, tradeNo, booked, borne, ours }) => {
      const trade = tradeId === null ? null : await findTrade(db, { userId, tradeId });
      return {
        ...{ disputeNo: disputeNumber(seq), state: shownState[status], amount, openedAt, tradeNo: tradeNo ?? "" },
        paysFor: trade ? await numbersOf(db, trade) : [],
        taken: booked === "out" ? borne : { ...borne, amount: 0n },
        surcharge: booked === "out" ? ours : { ...ours, amount: 0n },
      };
    }),
  );
  return ok({ list, owed });
}
