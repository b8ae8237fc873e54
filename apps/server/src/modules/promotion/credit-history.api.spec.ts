import { dailyCheck } from "@sihai/contract/identity";
import { creditHistory } from "@sihai/contract/promotion";
import { creditsEndAt } from "@sihai/domain/promotion";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, logInAgain, race, type SpecWorld } from "#testing";
import { postCredits } from "../ledger/index.ts";
import { endOldCreditsOfAll } from "./credits.ts";
import { remindOfCredits } from "./remind-of-credits.ts";

let spec: SpecWorld;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  mei = await spec.shopper();
});

function earn(credits: number, client = mei): Promise<unknown> {
  const entry = { key: aKey(), kind: "spec", userId: client.id, at: spec.deps.clock.now(), way: "earn" as const, credits };
  return spec.deps.db.transaction().execute((tx) => postCredits(tx, entry));
}
/** The moment so many days and seconds before credits end. */
async function goBeforeTheEnd(days: number, seconds = 0): Promise<void> {
  const now = spec.deps.clock.now();
  const at = creditsEndAt(now).getTime() - days * 86_400_000 - seconds * 1000;
  await spec.deps.clock.advance(Math.ceil((at - now.getTime()) / 1000));
}
async function reminders(client = mei): Promise<unknown[]> {
  const rows = await spec.deps.db
    .selectFrom("message")
    .select("facts")
    .where("user_id", "=", client.id)
    .where("template", "=", "credits-ending")
    .orderBy("id")
    .execute();
  return rows.map(({ facts }) => facts);
}

describe("the history of credits", () => {
  it("is one's own, with what stood after each step, and ends with the year", async () => {
    await mei.must(dailyCheck, { params: { userId: mei.id } });
    await earn(300);
    const omar = await spec.shopper();
    await earn(50, omar);
    await goBeforeTheEnd(0);
    await endOldCreditsOfAll(spec.deps);
    await logInAgain(spec, mei);
    const { list, total } = await mei.must(creditHistory, { query: {} });
    expect(total).toBe(3);
    expect(list.map(({ step, credits, balanceAfter }) => [step, credits, balanceAfter])).toEqual([
      ["ended", -301, 0],
      ["other", 300, 301],
      ["check-in", 1, 1],
    ]);
    expect(await mei.must(creditHistory, { query: { page: 2 } })).toMatchObject({ list: [], page: 2 });
  });
});

describe("whoever has credits", () => {
  it("is reminded thirty and seven days before they end, once each, by six workers at once", async () => {
    await earn(450);
    const poor = await spec.shopper();
    await earn(99, poor);
    await goBeforeTheEnd(30, 60);
    await remindOfCredits(spec.deps);
    expect(await reminders()).toEqual([]);
    await goBeforeTheEnd(30);
    await race(6, () => remindOfCredits(spec.deps));
    expect(await reminders()).toMatchObject([{ credits: 450, days: 30 }]);
    await goBeforeTheEnd(7);
    await race(6, () => remindOfCredits(spec.deps));
    await remindOfCredits(spec.deps);
    expect(await reminders()).toMatchObject([{ days: 30 }, { days: 7 }]);
    expect(await reminders(poor)).toEqual([]);
  });
});
