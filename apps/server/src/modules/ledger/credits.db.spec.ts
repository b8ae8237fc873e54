import { beforeAll, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, race, type SpecWorld } from "#testing";
import { credits } from "./accounts.ts";
import { balanceOf, creditHoldersWithout, creditsBefore, creditsOf, postCredits } from "./index.ts";

let spec: SpecWorld;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
  mei = await spec.shopper();
});

const at = new Date("2026-11-21T04:00:00Z");

/** What a refusal is in a transaction: rolled back. */
class Refused extends Error {}

describe("credits", () => {
  it("are whole, and cannot be spent twice at once", async () => {
    const omar = await spec.shopper({ name: "omar" });
    const move = (way: "earn" | "spend", credits: number) =>
      spec.deps.db
        .transaction()
        .execute(async (tx) => {
          const result = await postCredits(tx, { key: aKey(), kind: "spec", userId: omar.id, at, way, credits });
          if (!result.ok) throw new Refused(result.refusal.code);
          return "done";
        })
        .catch((error: unknown) => {
          if (error instanceof Refused) return error.message;
          throw error;
        });
    await move("earn", 250);
    const outcomes = await race(16, () => move("spend", 100));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(2);
    expect(await creditsOf(spec.deps.db, omar.id)).toBe(50);
  });

  it("are no money", async () => {
    await expect(balanceOf(spec.deps.db, credits(mei.id))).rejects.toThrow("credits are not money");
  });

  it("are held by whoever has some to spend, until an entry of theirs is written", async () => {
    const [ann, ben, eve] = [await spec.shopper(), await spec.shopper(), await spec.shopper()];
    const move = (userId: string, way: "earn" | "reserve" | "release" | "spend", credits: number, key = aKey()) =>
      spec.deps.db.transaction().execute((tx) => postCredits(tx, { key, kind: "spec", userId, at, way, credits }));
    for (const { id } of [ann, ben, eve]) await move(id, "earn", 100);
    await move(eve.id, "reserve", 100);
    const without = async () => {
      const holders = await creditHoldersWithout(spec.deps.db, "spec-yearly:", 100);
      return [ann, ben, eve].map(({ id }) => holders.includes(id));
    };
    expect(await without()).toEqual([true, true, false]);
    await move(eve.id, "release", 100);
    expect(await without()).toEqual([true, true, true]);
    expect(await creditHoldersWithout(spec.deps.db, "spec-yearly:", 1)).toHaveLength(1);
    await move(ann.id, "spend", 40, `spec-yearly:${ann.id}`);
    expect(await without()).toEqual([false, true, true]);
  });

  it("came to so many before an instant, without those set aside", async () => {
    const ann = await spec.shopper({ name: "ann" });
    const minute = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
    const move = (way: "earn" | "reserve" | "release", credits: number, minutes: number) =>
      spec.deps.db
        .transaction()
        .execute((tx) => postCredits(tx, { key: aKey(), kind: "spec", userId: ann.id, at: minute(minutes), way, credits }));
    await move("earn", 250, 0);
    await move("reserve", 100, 1);
    await move("release", 100, 2);
    const before = (minutes: number) => creditsBefore(spec.deps.db, ann.id, minute(minutes));
    expect([await before(0), await before(1), await before(2), await before(3)]).toEqual([0, 250, 150, 250]);
  });
});
