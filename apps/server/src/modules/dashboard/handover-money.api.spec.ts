import { askPeriod, proposeAdjustment } from "@sihai/contract/books";
import { readHandover } from "@sihai/contract/dashboard";
import { importStatement, settleLine } from "@sihai/contract/transfer";
import { approveWithdrawal } from "@sihai/contract/withdrawal";
import { expect, it } from "vitest";
import { aBuyer, aKey, aWorld } from "#testing";
import { camtOf } from "../../../testing/transfer/statements.ts";
import { anAnnouncedTransfer, deskActs, theFinanceDesk } from "../../../testing/transfer/transfers.ts";
import { anAppliedWithdrawal } from "../../../testing/withdrawal/withdrawals.ts";

it("the hand-over of finance lists what waits for a colleague, until a colleague has ended it, and to nobody else", async () => {
  const spec = await aWorld();
  const desk = await theFinanceDesk(spec);
  const { maker } = desk;
  const mei = await aBuyer(spec, "500.00");
  const withdrawNo = await anAppliedWithdrawal(mei);
  await maker.must(approveWithdrawal, { body: { withdrawNo } });
  const transferNo = await anAnnouncedTransfer(mei);
  const acts = deskActs(spec, desk, transferNo);
  await acts.record();
  const day = spec.deps.clock.now().toISOString().slice(0, 10);
  const text = camtOf([{ number: "BKH0001", amount: "12.00", currency: "EUR", reference: "", day }]);
  const files = [{ name: "statement.xml", bytes: new TextEncoder().encode(text), type: "text/xml" }];
  await maker.must(importStatement, { body: {} }, { key: aKey(), files });
  const reason = "Not of a customer";
  await maker.must(settleLine, { body: { bankLine: "BKH0001", way: "ignore", reason } }, { key: aKey() });
  const amount = { amount: "5.00", currency: "CNY" } as const;
  const adjustment = await maker.must(
    proposeAdjustment,
    { body: { customerMark: `SH${mei.id}`, amount, reason } },
    { key: aKey() },
  );
  await maker.must(askPeriod, { body: { month: "2026-10", to: "closed", reason } }, { key: aKey() });

  const handedTo = async (who: typeof maker) => (await who.must(readHandover, { query: { staffId: maker.id } })).money;
  expect((await handedTo(desk.checker)).map(({ kind, no, amount: sum }) => [kind, no, sum?.amount])).toEqual([
    ["withdrawal", withdrawNo, "10.00"],
    ["transfer", transferNo, "100.00"],
    ["bank-line", "BKH0001", "12.00"],
    ["adjustment", adjustment.adjustmentNo, "5.00"],
    ["period", "2026-10", undefined],
  ]);
  expect(await handedTo(await spec.staff("support"))).toEqual([]);
  await acts.confirm();
  expect((await handedTo(maker)).map(({ kind }) => kind)).not.toContain("transfer");
}, 60_000);
