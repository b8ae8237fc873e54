import * as calls from "@sihai/contract/transfer";
import type { TransferState } from "@sihai/domain/transfer";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, type SpecWorld } from "#testing";
import { allPages } from "../../../testing/all-pages.ts";
import {
  aBankLine,
  anAnnouncedTransfer,
  anOpenTransfer,
  credit,
  deskActs,
  euros,
  type FinanceDesk,
  receiptOf,
  theFinanceDesk,
} from "../../../testing/transfer/transfers.ts";

let world: SpecWorld;
let desk: FinanceDesk;
let mei: Client;
beforeAll(async () => {
  world = await aWorld({ unlimited: true });
  desk = await theFinanceDesk(world);
});

const detail = (transferNo: string) => mei.must(calls.transferDetail, { query: { transferNo } });
const steps = async (transferNo: string) => (await detail(transferNo)).steps.map(({ to }) => to);

/** A transfer of somebody new that stands there. */
async function standing(state: TransferState): Promise<string> {
  mei = await world.shopper();
  const isAnnounced = state === "announced" || state === "refused";
  const transferNo = isAnnounced ? await anAnnouncedTransfer(mei) : await anOpenTransfer(mei);
  const acts = deskActs(world, desk, transferNo);
  if (state === "cancelled") await mei.must(calls.cancelTransfer, { body: { transferNo } });
  if (state === "lapsed") await world.advance(15 * 86_400);
  if (state === "refused") await acts.refuse();
  if (state === "arrived") await acts.record();
  if (state === "credited") await credit(world, desk, transferNo);
  expect((await detail(transferNo)).state).toBe(state);
  return transferNo;
}

const from: Record<string, readonly TransferState[]> = {
  announce: ["opened", "lapsed"],
  cancel: ["opened", "announced"],
  record: ["opened", "announced", "cancelled", "lapsed", "refused"],
  confirm: ["arrived"],
  drop: ["arrived"],
  refuse: ["announced"],
};
const states = ["opened", "announced", "arrived", "credited", "cancelled", "lapsed", "refused"] as const;

describe("acts in the wrong state (rule F41)", () => {
  it.each(states)("%s: what the table forbids is refused and changes nothing", async (state) => {
    const transferNo = await standing(state);
    const acts: Record<string, () => Promise<{ ok: boolean; code?: string }>> = {
      ...deskActs(world, desk, transferNo),
      announce: () => mei.call(calls.announceTransfer, { body: receiptOf(transferNo) }),
      cancel: () => mei.call(calls.cancelTransfer, { body: { transferNo } }),
    };
    const before = await steps(transferNo);
    for (const [name, allowed] of Object.entries(from)) {
      if (allowed.includes(state)) continue;
      expect(await acts[name]?.(), `${name} in ${state}`).toMatchObject({ ok: false, code: "TRANSFER_STATE_REFUSED" });
    }
    expect(await steps(transferNo)).toEqual(before);
  });
});

describe("maker and checker (rule F35)", () => {
  it("are two people", async () => {
    const transferNo = await standing("announced");
    const acts = deskActs(world, desk, transferNo);
    await acts.record(desk.maker);
    expect(await acts.confirm(desk.maker)).toMatchObject({ ok: false, code: "TRANSFER_SAME_PERSON" });
    expect(await acts.confirm(desk.checker)).toMatchObject({ ok: true });
  });

  it("confirms only what was seen: another amount or line since is asked again", async () => {
    const transferNo = await standing("announced");
    const first = deskActs(world, desk, transferNo);
    await first.record();
    await first.drop();
    const second = deskActs(world, desk, transferNo, { ...euros, amount: "99.00" });
    await second.record();
    expect(await first.confirm()).toMatchObject({ ok: false, code: "TRANSFER_SEEN_CHANGED" });
    expect(await second.confirm()).toMatchObject({ ok: true });
  });

  it.each(["opened", "announced", "cancelled", "lapsed", "refused"] as const)(
    "taken back, a record leaves a transfer that was %s as it stood, and its line free",
    async (state) => {
      const transferNo = await standing(state);
      const bankLine = aBankLine();
      const acts = deskActs(world, desk, transferNo, euros, bankLine);
      await acts.record();
      expect(await acts.drop()).toMatchObject({ ok: true, data: { state } });
      expect((await detail(transferNo)).state).toBe(state);
      const other = deskActs(world, desk, await anOpenTransfer(mei), euros, bankLine.toLowerCase());
      expect(await other.record()).toMatchObject({ ok: true });
    },
  );

  it("leaves one that would have lapsed meanwhile lapsed", async () => {
    const transferNo = await standing("opened");
    const acts = deskActs(world, desk, transferNo);
    await acts.record();
    await world.advance(15 * 86_400);
    expect(await acts.drop()).toMatchObject({ ok: true, data: { state: "lapsed" } });
  });

  it.each([
    ["tomorrow", 1],
    ["last spring", -200],
  ])("records no value day of %s", async (_, days) => {
    const transferNo = await standing("announced");
    const valueDay = new Date(world.deps.clock.now().getTime() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
    const body = { transferNo, bankLine: aBankLine(), received: euros, valueDay };
    expect(await desk.maker.call(calls.recordArrival, { body })).toMatchObject({ ok: false, code: "VALUE_DAY_WRONG" });
  });

  it("records no line of signs alone", async () => {
    const transferNo = await standing("announced");
    expect(await deskActs(world, desk, transferNo, euros, "- - / .").record()).toMatchObject({
      ok: false,
      code: "BANK_LINE_WRONG",
    });
  });
});

describe("opening", () => {
  it.each([
    ["too little", "9.99", "TRANSFER_AMOUNT_REFUSED"],
    ["too much", "200000.01", "TRANSFER_AMOUNT_REFUSED"],
  ])("refuses %s", async (_, amount, code) => {
    mei = await world.shopper();
    const body = { method: "wise", amount: { amount, currency: "EUR" } } as const;
    expect(await mei.call(calls.openTransfer, { body })).toMatchObject({
      ok: false,
      code,
      data: { least: "10.00", most: "200000.00", currency: "EUR" },
    });
  });

  it("refuses a currency the way has no account for", async () => {
    mei = await world.shopper();
    const body = { method: "mainland", amount: euros } as const;
    expect(await mei.call(calls.openTransfer, { body })).toMatchObject({ ok: false, code: "TRANSFER_WAY_CLOSED" });
  });

  it("refuses an eleventh while ten are open, and takes it when one is cancelled", async () => {
    mei = await world.shopper();
    const all = await Promise.all(
      Array.from({ length: 12 }, () => mei.call(calls.openTransfer, { body: { method: "wise", amount: euros } })),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(10);
    expect(all.filter((reply) => !reply.ok && reply.code === "TRANSFER_TOO_MANY")).toHaveLength(2);
    const opened = all.find((reply) => reply.ok);
    await mei.must(calls.cancelTransfer, { body: { transferNo: opened?.ok ? opened.data.transferNo : "" } });
    await anOpenTransfer(mei);
  });

  it("twice with one key opens one", async () => {
    mei = await world.shopper();
    const [key, body] = [aKey(), { method: "wise", amount: euros } as const];
    const [first, second] = [
      await mei.must(calls.openTransfer, { body }, { key }),
      await mei.must(calls.openTransfer, { body }, { key }),
    ];
    expect(second).toEqual(first);
    expect((await mei.must(calls.listTransfers, { query: {} })).total).toBe(1);
  });

  it("offers each way with its currencies, limits and fee", async () => {
    const { ways } = await mei.must(calls.transferWays);
    expect(ways.map(({ method, fee }) => [method, fee?.amount])).toEqual([
      ["mainland", undefined],
      ["overseas", "65.00"],
      ["wise", undefined],
    ]);
    expect(ways[2]?.limits).toContainEqual({
      least: { amount: "10.00", currency: "EUR" },
      most: { amount: "200000.00", currency: "EUR" },
    });
  });
});

it.each(["TR999999999", "TR100000"])("%s, which nobody opened, is not found by customer or desk", async (transferNo) => {
  mei = await world.shopper();
  const unknown = { ok: false, code: "TRANSFER_NOT_FOUND" };
  expect(await mei.call(calls.transferDetail, { query: { transferNo } })).toMatchObject(unknown);
  expect(await mei.call(calls.cancelTransfer, { body: { transferNo } })).toMatchObject(unknown);
  for (const act of Object.values(deskActs(world, desk, transferNo))) expect(await act()).toMatchObject(unknown);
});

describe("the desk", () => {
  it("finds a transfer by number, payer, line, amount and customer, whatever its state", async () => {
    mei = await world.shopper();
    const sent = { amount: "1234.56", currency: "USD" } as const;
    const transferNo = await anOpenTransfer(mei, sent);
    await mei.must(calls.announceTransfer, { body: receiptOf(transferNo, sent, { remitter: "Øyvind Å. Çelik_100%" }) });
    const bankLine = aBankLine();
    const acts = deskActs(world, desk, transferNo, sent, bankLine);
    await acts.record();
    await acts.confirm();
    const found = async (q: string) =>
      (await desk.maker.must(calls.transferQueue, { query: { q } })).list.map((one) => one.transferNo);
    for (const q of [transferNo, transferNo.toLowerCase(), "çelik", "_100%", bankLine, "1234.56", "1,234.56", `SH${mei.id}`])
      expect(await found(q), q).toContain(transferNo);
    expect(await found("celik_200%")).not.toContain(transferNo);
    expect(await found("1234.57")).not.toContain(transferNo);
  });

  it.each([
    ["announced", "announced"],
    ["over", "cancelled"],
  ] as const)("reads what is %s page by page, all of it and nothing twice", async (tab, state) => {
    const made = [await standing(state), await standing(state), await standing(state)];
    const page = (after: { after?: string }) => desk.maker.must(calls.transferQueue, { query: { tab, pageSize: 2, ...after } });
    const seen = (await allPages(page)).map(({ transferNo }) => transferNo);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((no) => made.includes(no))).toEqual(tab === "announced" ? made : made.toReversed());
  });

  it("has a tab for each thing waited for, and counts", async () => {
    const transferNo = await standing("arrived");
    const { list, counts } = await desk.maker.must(calls.transferQueue, { query: { tab: "arrived" } });
    expect(list.find((one) => one.transferNo === transferNo)).toMatchObject({
      customerMark: `SH${mei.id}`,
      arrival: { received: euros, recordedByMe: true, confirmedBy: null },
    });
    expect(counts.arrived).toBeGreaterThan(0);
    const theirs = await desk.checker.must(calls.transferQueue, { query: { tab: "arrived" } });
    expect(theirs.list.find((one) => one.transferNo === transferNo)?.arrival?.recordedByMe).toBe(false);
  });
});
