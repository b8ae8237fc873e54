import { getWallet } from "@sihai/contract/payment";
import * as calls from "@sihai/contract/transfer";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld, trials, watchLockOrder } from "#testing";
import {
  aBankLine,
  anAnnouncedTransfer,
  anOpenTransfer,
  deskActs,
  euros,
  type FinanceDesk,
  receiptOf,
  theFinanceDesk,
} from "../../../testing/transfer/transfers.ts";

watchLockOrder();

let world: SpecWorld;
let desk: FinanceDesk;
let third: Client;
let node: string;
beforeAll(async () => {
  world = await aWorld({ unlimited: true });
  desk = await theFinanceDesk(world);
  third = await world.staff("finance");
  node = await world.anotherNode();
});

const won = (replies: readonly { ok: boolean }[]) => replies.filter(({ ok }) => ok).length;
const balances = async (client: Client) => (await client.must(getWallet)).balances.filter(({ currency }) => currency !== "CNY");

describe("at once, on two nodes (rule F35)", () => {
  it("two colleagues confirm: credited once", async () => {
    for (const _ of trials(4)) {
      const mei = await world.shopper();
      const transferNo = await anAnnouncedTransfer(mei);
      const acts = deskActs(world, desk, transferNo);
      await acts.record();
      const replies = await race(4, (index) =>
        acts.confirm((index % 2 === 0 ? desk.checker : third).at(index < 2 ? world.url : node)),
      );
      expect(won(replies)).toBe(1);
      expect(await balances(mei)).toEqual([euros]);
    }
  });

  it("two colleagues record one line for two customers: it is one’s", async () => {
    for (const _ of trials(4)) {
      const clients = [await world.shopper(), await world.shopper()];
      const numbers = await Promise.all(clients.map((client) => anAnnouncedTransfer(client)));
      const line = aBankLine();
      const typed = [line, line.toLowerCase().replaceAll("-", " ")];
      const replies = await race(2, (index) =>
        deskActs(world, desk, numbers[index] ?? "", euros, typed[index]).record(
          (index === 0 ? desk.maker : third).at(index === 0 ? world.url : node),
        ),
      );
      expect(won(replies)).toBe(1);
      const winner = numbers[replies.findIndex(({ ok }) => ok)];
      expect(replies.find(({ ok }) => !ok)).toMatchObject({ code: "BANK_LINE_TAKEN", data: { transferNo: winner } });
    }
  });

  it("two lines for one transfer: one stands, and is told to the other", async () => {
    const mei = await world.shopper();
    const transferNo = await anAnnouncedTransfer(mei);
    const replies = await race(2, () => deskActs(world, desk, transferNo).record());
    expect(won(replies)).toBe(1);
  });

  it("the customer cancels while it is recorded and confirmed: the money is theirs either way", async () => {
    for (const _ of trials(4)) {
      const mei = await world.shopper();
      const transferNo = await anAnnouncedTransfer(mei);
      const acts = deskActs(world, desk, transferNo);
      const [, recorded] = await Promise.all([mei.at(node).call(calls.cancelTransfer, { body: { transferNo } }), acts.record()]);
      expect(recorded.ok).toBe(true);
      const [cancelled, confirmed] = await Promise.all([
        mei.at(node).call(calls.cancelTransfer, { body: { transferNo } }),
        acts.confirm(),
      ]);
      expect([cancelled.ok, confirmed.ok]).toEqual([false, true]);
      expect(await balances(mei)).toEqual([euros]);
    }
  });

  it("a record is taken back while it is confirmed: one of them holds", async () => {
    for (const _ of trials(4)) {
      const mei = await world.shopper();
      const transferNo = await anAnnouncedTransfer(mei);
      const acts = deskActs(world, desk, transferNo);
      await acts.record();
      const [confirmed, dropped] = await Promise.all([acts.confirm(desk.checker.at(node)), acts.drop()]);
      expect(won([confirmed, dropped])).toBe(1);
      expect(await balances(mei)).toEqual(confirmed.ok ? [euros] : []);
    }
  });

  it("the receipt comes as the number lapses: told either way, and never lost (rule F12)", async () => {
    const mei = await world.shopper();
    const transferNo = await anOpenTransfer(mei);
    const [announced] = await Promise.all([
      mei.at(node).call(calls.announceTransfer, { body: receiptOf(transferNo) }),
      world.advance(15 * 86_400),
    ]);
    expect(announced.ok).toBe(true);
    expect((await mei.must(calls.transferDetail, { query: { transferNo } })).state).toBe("announced");
  });
});
