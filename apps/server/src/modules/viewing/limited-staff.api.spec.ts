import { displayCurrencies, userInfo } from "@sihai/contract/identity";
import { beginViewing, openViewing } from "@sihai/contract/viewing";
import { expect, it } from "vitest";
import { aWorld } from "#testing";

it("a visit is over, for good, once its member of staff owes a second factor", async () => {
  const world = await aWorld();
  // The rates of the day are there, as they are after the first visitor of a new shop.
  await world.visitor().must(displayCurrencies);
  const [lin, mei, eyes] = [await world.staff("admin"), await world.shopper(), world.visitor()];
  const { url } = await lin.must(beginViewing, { body: { userId: mei.id, reason: "They asked what we see" } });
  await eyes.must(openViewing, { body: { ticket: new URL(url).searchParams.get("view") ?? "" } });
  const limited = (is: boolean) =>
    world.deps.db.updateTable("session").set({ limited: is }).where("staff_id", "=", lin.id).execute();
  await eyes.must(userInfo);
  for (const is of [true, false]) {
    await limited(is);
    expect(await eyes.call(userInfo)).toMatchObject({ ok: false, status: 401, code: "VIEWING_OVER" });
  }
});
