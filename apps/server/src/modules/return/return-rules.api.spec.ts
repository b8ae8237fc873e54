import * as calls from "@sihai/contract/return";
import { previewSetting } from "@sihai/contract/setting";
import { beijingDate } from "@sihai/domain/clocks";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, logInAgain, type SpecWorld } from "#testing";
import { acts, ask, inStorage, proofOf, request, theDesk, viewOf } from "../../../testing/return/returns.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";

describe("rules of returns that change", () => {
  let world: SpecWorld;
  beforeAll(async () => {
    world = await aWorld();
    // What changes here holds a day or two later; the next month, with free returns of its own, shall not have begun by then.
    const day = Number(beijingDate(world.deps.clock.now()).slice(-2));
    if (day > 24) await world.advance((32 - day) * 86_400);
  });

  it("leave a return its fee, and hold for the next one", async () => {
    const mei = await aBuyer(world);
    const desk = await theDesk(world);
    const [free, paid, next, last] = [
      await inStorage(world, mei, desk),
      await inStorage(world, mei, desk),
      await inStorage(world, mei, desk),
      await inStorage(world, mei, desk),
    ];
    await request(mei, free);
    const returnNo = await request(mei, paid);
    expect(await viewOf(mei, returnNo)).toMatchObject({ isFree: false, fee: "5.00" });

    const pricing = await world.staff("pricing");
    const query = { name: "returnFees" as const, value: JSON.stringify({ return: "7.50", exchange: "10.00" }) };
    const { trials } = await pricing.must(previewSetting, { query });
    expect(trials).toEqual([{ of: "returns", rows: 2, changed: 1, before: "5.00", after: "7.50" }]);

    await changeRule(world, "returnFees", { return: "7.50", exchange: "10.00" });
    await logInAgain(world, mei);
    expect(await viewOf(mei, returnNo)).toMatchObject({ fee: "5.00" });
    const options = await mei.must(calls.returnOptions, { query: { orderNo: next.orderNo } });
    expect(options.fees).toEqual({ return: "7.50", exchange: "10.00" });
    expect(await ask(mei, next)).toMatchObject({ ok: true, data: { fee: "7.50", isFree: false } });

    await changeRule(world, "freeReturnsByLevel", [9, 9, 9, 9, 9, 9]);
    await logInAgain(world, mei);
    expect(await ask(mei, last)).toMatchObject({ ok: true, data: { fee: "0.00", isFree: true } });
    const again = await theDesk(world);
    await changeRule(world, "returnFreightMost", "12.00");
    const { approve, send } = acts(mei, again, returnNo, () => proofOf(again, returnNo));
    expect(await approve()).toMatchObject({ ok: true });
    expect(await send("12.01")).toMatchObject({ code: "RETURN_FREIGHT_REFUSED", data: { maximum: "12.00" } });
  });
});
