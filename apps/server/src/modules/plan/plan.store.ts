import { refusalCodes } from "@sihai/domain/freight";
import { objectives } from "@sihai/domain/plan";
import { sql } from "kysely";
import * as z from "zod/mini";
import { type Db, jsonColumn, oneOf, type Tx } from "#platform";
import { storedQuote, storedRefusal } from "../freight/index.ts";
import type { PlanRequest, PlanResult, Together } from "./plan.types.ts";

const planStates = ["planning", "done", "cancelled", "failed"] as const;
export type PlanState = (typeof planStates)[number];
const item = z.object({
  id: z.string(),
  grams: z.number(),
  sidesCm: z.tuple([z.number(), z.number(), z.number()]),
  flags: z.array(z.string()),
  valueCny: z.string(),
  alone: z.boolean(),
  warehouse: z.number(),
});
const request = z.object({
  items: z.array(item),
  country: z.string(),
  zip: z.string(),
  on: z.string(),
  memberFreightOffBp: z.number(),
  operationFee: z.string(),
  // Plans kept from before tax could count have none of this, nor of `tax` and `door` below.
  withTax: z._default(z.boolean(), false),
});
const refusedItem = z.object({
  itemId: z.string(),
  why: z.enum([...refusalCodes, "no-line", "max-parcels"]),
  nearest: z.nullable(z.object({ lineId: z.string(), refusals: z.array(storedRefusal) })),
});
const result = z.object({
  objective: z.enum(objectives),
  parcels: z.array(
    z.object({
      itemIds: z.array(z.string()),
      lineId: z.string(),
      quote: storedQuote,
      tax: z._default(z.nullable(z.string()), null),
    }),
  ),
  total: z.string(),
  slowestDays: z.number(),
  optimal: z.boolean(),
  value: z.string(),
  bound: z.string(),
  gap: z.string(),
  refused: z.array(refusedItem),
});
const oneParcel = { lineId: z.string(), total: z.string() };
const readRequest = jsonColumn<PlanRequest>(request, "parcel_plan.request");
const readResults = jsonColumn<PlanResult[]>(z.array(result), "parcel_plan.results");
const readTogether = jsonColumn<Together | null>(
  z.nullable(z.object({ ...oneParcel, door: z._default(z.nullable(z.object(oneParcel)), null) })),
  "parcel_plan.together",
);

export type PlanKey = { userId: string; planId: string };
export type KeptPlan = PlanKey & {
  state: PlanState;
  addressId: string;
  requested: PlanRequest;
  results: readonly PlanResult[];
  together: Together | null;
  createdAt: Date;
};

/** Locks a member's plans against another request of his, and counts those being made since `after`. */
export async function plansInTheMaking(tx: Tx, userId: string, after: Date): Promise<number> {
  await tx.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom("parcel_plan")
    .select(sql<string>`count(*)`.as("many"))
    .where("user_id", "=", userId)
    .where("state", "=", "planning")
    .where("created_at", ">", after)
    .executeTakeFirstOrThrow();
  return Number(row.many);
}

/** Keeps a request as being made; its id. How many are is asked before, by `plansInTheMaking`. */
export async function insertPlan(
  tx: Tx,
  { userId, addressId, requested, at }: { userId: string; addressId: string; requested: PlanRequest; at: Date },
): Promise<string> {
  const row = await tx
    .insertInto("parcel_plan")
    .values({
      user_id: userId,
      state: "planning",
      address_id: addressId,
      country: requested.country,
      zip_code: requested.zip,
      request: JSON.stringify(requested),
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A plan of the member's with the results there are so far; null when there is none. */
export async function findPlan(db: Db | Tx, { userId, planId }: PlanKey): Promise<KeptPlan | null> {
  const row = await db
    .selectFrom("parcel_plan")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", planId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    userId,
    planId,
    state: oneOf(planStates, row.state, "parcel_plan.state"),
    addressId: row.address_id,
    requested: readRequest(row.request),
    results: readResults(row.results),
    together: readTogether(row.together),
    createdAt: row.created_at,
  };
}

/** False when the plan is no longer being made: the maker may stop. */
export async function keepTogether(db: Db, { userId, planId }: PlanKey, together: Together | null): Promise<boolean> {
  const updated = await db
    .updateTable("parcel_plan")
    .set({ together: together && JSON.stringify(together) })
    .where("user_id", "=", userId)
    .where("id", "=", planId)
    .where("state", "=", "planning")
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Adds an objective's result, once: a second run of the same job finds it there. False when the plan is no longer being made. */
export async function keepResult(db: Db, { userId, planId }: PlanKey, result: PlanResult): Promise<boolean> {
  const one = JSON.stringify([result]);
  const updated = await db
    .updateTable("parcel_plan")
    .set({
      results: sql`case when results @> ${JSON.stringify([{ objective: result.objective }])}::jsonb then results else results || ${one}::jsonb end`,
    })
    .where("user_id", "=", userId)
    .where("id", "=", planId)
    .where("state", "=", "planning")
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Ends the making; a plan that has ended already stays as it is. */
export async function endPlan(db: Db | Tx, { userId, planId }: PlanKey, state: Exclude<PlanState, "planning">, at: Date) {
  await db
    .updateTable("parcel_plan")
    .set({ state, ended_at: at })
    .where("user_id", "=", userId)
    .where("id", "=", planId)
    .where("state", "=", "planning")
    .execute();
}

/** False once it is done, called off, failed or gone: its maker may stop. */
export async function isBeingMade(db: Db, { userId, planId }: PlanKey): Promise<boolean> {
  const row = await db
    .selectFrom("parcel_plan")
    .select("state")
    .where("user_id", "=", userId)
    .where("id", "=", planId)
    .executeTakeFirst();
  return row?.state === "planning";
}

/** Forgets plans asked for before an instant, whatever their state. */
export async function deletePlansBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom("parcel_plan").where("created_at", "<", at).execute();
}
