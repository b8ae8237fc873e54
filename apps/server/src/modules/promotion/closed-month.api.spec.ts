import { readCredits } from "@sihai/contract/promotion";
import { creditsYear } from "@sihai/domain/promotion";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { aKey, aWorld, type Client, logInAgain, race, type SpecWorld } from "#testing";
import { postCredits } from "../ledger/index.ts";
import { endOldCreditsOfAll } from "./credits.ts";

let spec: SpecWorld;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
  // The month that is closed here shall not be the one that is.
  const { startsAt } = creditsYear(spec.deps.clock.now());
  const firstEnds = startsAt.getTime() + 31 * 86_400_000;
  await spec.advance(Math.max(0, Math.ceil((firstEnds - spec.deps.clock.now().getTime()) / 1000)));
});
beforeEach(async () => {
  mei = await spec.shopper();
});

function earn(credits: number, client: Client): Promise<unknown> {
  const entry = { key: aKey(), kind: "spec", userId: client.id, at: spec.deps.clock.now(), way: "earn" as const, credits };
  return spec.deps.db.transaction().execute((tx) => postCredits(tx, entry));
}
const balanceOf = async (client: Client) => (await client.must(readCredits, {})).balance;
const endedAt = async ({ id }: Client) =>
  (
    await spec.deps.db
      .selectFrom("ledger_entry")
      .select("at")
      .where("business_key", "like", "credits-year:%")
      .where("user_id", "=", id)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow()
  ).at;

/** The books of the year's first month are closed, by two people. */
async function closeFirstMonth(): Promise<Date> {
  const { startsAt } = creditsYear(spec.deps.clock.now());
  const [one, other] = [await spec.staff("finance"), await spec.staff("finance")];
  const month = new Date(startsAt.getTime() + 43_200_000).toISOString().slice(0, 7);
  const by = { asked_by: one.id, asked_at: startsAt, confirmed_by: other.id, confirmed_at: startsAt };
  await spec.deps.db
    .insertInto("ledger_period")
    .values({
      month,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + 31 * 86_400_000),
      state: "closed",
      reason: "over",
      ...by,
      entries: "0",
      last_entry_id: "0",
    })
    .execute();
  return startsAt;
}

it("credits are read and earned while the first month of their year is closed, and no month before the business began has an entry", async () => {
  const omar = await spec.shopper();
  await earn(120, mei);
  expect(await balanceOf(mei)).toBe(120);
  const startsAt = await closeFirstMonth();
  expect((await endedAt(mei)).getTime()).toBeGreaterThan(startsAt.getTime());
  expect(await balanceOf(mei)).toBe(120);
  await earn(30, omar);
  await race(4, () => balanceOf(omar));
  await endOldCreditsOfAll(spec.deps);
  expect([await balanceOf(mei), await balanceOf(omar)]).toEqual([120, 30]);
});

it("credits of a year gone by that nobody ended in time end when it is seen, though that year’s first month is closed (rule F24)", async () => {
  await earn(500, mei);
  const { startsAt } = creditsYear(spec.deps.clock.now());
  await spec.deps.clock.advance(Math.ceil((startsAt.getTime() - spec.deps.clock.now().getTime()) / 1000) + 440 * 86_400);
  const firstOfYear = await closeFirstMonth();
  await logInAgain(spec, mei);
  await earn(70, mei);
  await race(4, () => balanceOf(mei));
  expect(await balanceOf(mei)).toBe(70);
  expect((await endedAt(mei)).getTime()).toBeGreaterThan(firstOfYear.getTime() + 31 * 86_400_000);
});
