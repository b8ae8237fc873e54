import { beijingDate, beijingDateStart, dayAfter } from "@sihai/domain/clocks";
import { fieldsOf } from "#platform";
import { grow } from "../../src/modules/membership/index.ts";
import type { SpecWorld } from "../a-world.ts";
import { aKey } from "../keys.ts";

/** Growth of no parcel, as if it stood there before growth was dated. */
export function aGrowthOf(spec: SpecWorld, userId: string, growth: number, at = spec.deps.clock.now()): Promise<number> {
  return spec.deps.db.transaction().execute((tx) => grow(tx, { userId, cause: "earlier", reference: aKey(), growth, at }));
}

/** The first instant of a Beijing day, the next one where none is named. */
export function midnight(spec: SpecWorld, day = dayAfter(beijingDate(spec.deps.clock.now()))): Date {
  return beijingDateStart(day);
}

/** Goes on to the first second of a Beijing day, the next one where none is named. */
export async function goToMidnight(spec: SpecWorld, day?: string): Promise<void> {
  const { clock } = spec.deps;
  await clock.advance(Math.ceil((midnight(spec, day).getTime() - clock.now().getTime()) / 1000));
}

/** The levels a member had, the first one first; `until` null for the one they have. */
export async function levelsOf(spec: SpecWorld, userId: string) {
  const rows = await spec.deps.db
    .selectFrom("level_record")
    .select(["level", "growth", "since", "until"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map((row) => fieldsOf(row));
}

/** A member's growth, the oldest first: what for, how much, and the CNY behind it, null where no money was. */
export async function growthOf(spec: SpecWorld, userId: string) {
  const rows = await spec.deps.db
    .selectFrom("growth_record")
    .select(["cause", "reference", "growth", "amount_cny"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map((row) => [row.cause, row.growth, row.amount_cny === null ? null : Number(row.amount_cny)]);
}
