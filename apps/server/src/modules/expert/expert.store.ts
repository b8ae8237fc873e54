import { type Money, money } from "@sihai/domain";
import {
  type ExpertCloseReason,
  type ExpertDeduction,
  type ExpertPackaging,
  type ExpertState,
  expertCloseReasons,
  expertDeductions,
  expertPackagings,
  expertStates,
  makeExpertNo,
} from "@sihai/domain/expert";
import { type FreightObjective, freightObjectives } from "@sihai/domain/plan";
import { sql } from "kysely";
import { columnsOf, type Db, fen, oneOf, payBeforeIn, type Tx } from "#platform";
import { addressColumn, type StoredAddress } from "../address/index.ts";

export type ExpertKey = { userId: string; id: string };

const columns = [
  "user_id",
  "id",
  "service_no",
  "state",
  "objective",
  "packaging",
  "may_split",
  "deduction",
  "declared_usd",
  "address_id",
  "address",
  "country",
  "email",
  "description",
  "fee_cny",
  "fee_paid_at",
  "hold_cny",
  "hold_used_cny",
  "hold_ended_at",
  "pay_before",
  "due_at",
  "planner_id",
  "plan_no",
  "plan_note",
  "plan_sent_at",
  "answer_before",
  "confirm_why",
  "declines",
  "decline_reason",
  "accepted_at",
  "created_at",
  "close_reason",
] as const;

const readAddress = addressColumn("expert_service.address");

/** What `expertOf` reads, for queries of this module. */
export function expertRows(db: Db | Tx) {
  return db.selectFrom("expert_service").select(columns);
}
type Row = Awaited<ReturnType<ReturnType<typeof expertRows>["execute"]>>[number];

/** Throws where a column holds a word the domain does not know. */
export function expertOf(row: Row) {
  return {
    userId: row.user_id,
    id: row.id,
    serviceBarcode: row.service_no,
    state: oneOf(expertStates, row.state, "expert_service.state"),
    objective: oneOf(freightObjectives, row.objective, "expert_service.objective"),
    packaging: oneOf(expertPackagings, row.packaging, "expert_service.packaging"),
    maySplit: row.may_split,
    deduction: oneOf(expertDeductions, row.deduction, "expert_service.deduction"),
    declared: money(BigInt(row.declared_usd), "USD"),
    addressId: row.address_id,
    address: readAddress(row.address),
    country: row.country,
    email: row.email,
    description: row.description,
    fee: fen(row.fee_cny),
    feePaidAt: row.fee_paid_at,
    hold: fen(row.hold_cny),
    holdUsed: fen(row.hold_used_cny),
    holdEndedAt: row.hold_ended_at,
    payBefore: row.pay_before,
    dueAt: row.due_at,
    plannerId: row.planner_id,
    planNo: row.plan_no,
    planNote: row.plan_note,
    planSentAt: row.plan_sent_at,
    answerBefore: row.answer_before,
    confirmWhy: row.confirm_why,
    declines: row.declines,
    declineReason: row.decline_reason,
    acceptedAt: row.accepted_at,
    createdAt: row.created_at,
    closeReason: oneOf(expertCloseReasons, row.close_reason, "expert_service.close_reason"),
  };
}
export type ExpertService = ReturnType<typeof expertOf>;

type NewExpert = {
  userId: string;
  objective: FreightObjective;
  packaging: ExpertPackaging;
  maySplit: boolean;
  deduction: ExpertDeduction;
  declared: Money;
  addressId: string;
  address: StoredAddress;
  email: string;
  description: string;
  fee: Money;
  hold: Money;
  payBefore: Date;
  at: Date;
};

/** Keeps a service as unpaid, with fee, hold and address as they are now. Its goods follow by `insertExpertItems`. */
export async function insertExpert(tx: Tx, request: NewExpert): Promise<{ id: string; serviceBarcode: string }> {
  const { rows } = await sql<{ serial: string }>`select nextval('expert_serial')::text as serial`.execute(tx);
  const serviceBarcode = makeExpertNo(BigInt(rows[0]?.serial ?? "0"));
  const { id } = await tx
    .insertInto("expert_service")
    .values({
      user_id: request.userId,
      service_no: serviceBarcode,
      state: "unpaid",
      objective: request.objective,
      packaging: request.packaging,
      may_split: request.maySplit,
      deduction: request.deduction,
      declared_usd: request.declared.amount,
      address_id: request.addressId,
      address: JSON.stringify(request.address),
      country: request.address.country,
      zip_code: request.address.zipCode,
      email: request.email,
      description: request.description,
      fee_cny: request.fee.amount,
      hold_cny: request.hold.amount,
      pay_before: request.payBefore,
      created_at: request.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, serviceBarcode };
}

/** Gives goods to a service; throws where one is in another living service. */
export async function insertExpertItems(tx: Tx, { userId, id }: ExpertKey, itemIds: readonly string[]): Promise<void> {
  await tx
    .insertInto("expert_item")
    .values(itemIds.map((itemId) => ({ user_id: userId, service_id: id, item_id: itemId })))
    .execute();
}

/** One service by its number; only its owner's when `userId` is given. */
export async function findExpert(db: Db | Tx, serviceBarcode: string, userId?: string): Promise<ExpertService | null> {
  const row = await expertRows(db)
    .where("service_no", "=", serviceBarcode)
    .$if(userId !== undefined, (builder) => builder.where("user_id", "=", userId ?? ""))
    .executeTakeFirst();
  return row ? expertOf(row) : null;
}

/** Locks a service of the customer's; null when there is none. */
export async function lockExpert(tx: Tx, { userId, id }: ExpertKey): Promise<ExpertService | null> {
  const row = await expertRows(tx).where("user_id", "=", userId).where("id", "=", id).forUpdate().executeTakeFirst();
  return row ? expertOf(row) : null;
}

type Change = Partial<{
  feePaidAt: Date;
  dueAt: Date | null;
  takenBy: string;
  planNo: number;
  planNote: string;
  planSentAt: Date;
  answerBefore: Date | null;
  confirmWhy: string | null;
  declines: number;
  declineReason: string;
  acceptedAt: Date;
  closedAt: Date;
  closeReason: ExpertCloseReason;
}>;

/** The row is locked by the caller; that it still stands in `from` is asked again by the update itself. */
export async function updateExpert(
  tx: Tx,
  { userId, id, state }: Pick<ExpertService, "userId" | "id" | "state">,
  change: Change & { state?: ExpertState },
): Promise<void> {
  const updated = await tx
    .updateTable("expert_service")
    .set(columnsOf(change))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("state", "=", state)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`expert service ${id} is not ${state}`);
}

/** Notes that what was set aside is used or given back; throws when that happened before. */
export async function recordHoldEnd(tx: Tx, { userId, id }: ExpertKey, used: Money, at: Date): Promise<void> {
  const updated = await tx
    .updateTable("expert_service")
    .set({ hold_ended_at: at, hold_used_cny: used.amount })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("hold_cny", ">", "0")
    .where("hold_ended_at", "is", null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`expert service ${id} holds no money any more`);
}

/** Notes the plan the planner is working out for a service; a later one takes its place. */
export async function keepPlanner(tx: Db | Tx, { userId, id }: ExpertKey, plannerId: string): Promise<void> {
  await tx
    .updateTable("expert_service")
    .set({ planner_id: plannerId })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

/** The goods of a service, in the order of their ids. */
export async function expertItemIds(db: Db | Tx, { userId, id }: ExpertKey): Promise<string[]> {
  const rows = await db
    .selectFrom("expert_item")
    .select("item_id")
    .where("user_id", "=", userId)
    .where("service_id", "=", id)
    .orderBy("item_id")
    .execute();
  return rows.map((row) => row.item_id);
}

/** Its goods can go into parcels and other services again; in the transaction that ends or accepts it. */
export async function letItemsGo(tx: Tx, { userId, id }: ExpertKey): Promise<void> {
  await tx.updateTable("expert_item").set({ live: false }).where("user_id", "=", userId).where("service_id", "=", id).execute();
}

/** Until when an expert's fee can be paid. */
export const movePayBefore = payBeforeIn("expert_service");
