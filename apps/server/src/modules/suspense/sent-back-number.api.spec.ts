import * as contract from "@sihai/contract/suspense";
import { bankLines, confirmLine, importStatement, settleLine } from "@sihai/contract/transfer";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, race, type SpecWorld, trials, watchLockOrder } from "#testing";
import { camtOf } from "../../../testing/transfer/statements.ts";

watchLockOrder();

let spec: SpecWorld;
let maker: Client;
let checker: Client;
beforeAll(async () => {
  spec = await aWorld({ unlimited: true });
  maker = await spec.staff("finance");
  checker = await spec.staff("finance");
});

const reason = "Asked for by the payer";
const little = "20.00";
/** So much that two people have to agree. */
const much = "90000.00";

/** Money of nobody known that a bank brought. */
async function arrived(amount: string): Promise<string> {
  const number = aKey();
  const day = spec.deps.clock.now().toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(camtOf([{ number, amount, currency: "EUR", reference: "", day }]));
  const files = [{ name: "statement.xml", bytes, type: "text/xml" }];
  await maker.must(importStatement, { body: {} }, { key: aKey(), files });
  const [line] = (await maker.must(bankLines, { query: { q: number } })).list;
  const body = { bankLine: line?.bankLine ?? "", way: "suspense", reason } as const;
  await maker.must(settleLine, { body }, { key: aKey() });
  await checker.must(confirmLine, { body }, { key: aKey() });
  return (await maker.must(bankLines, { query: { q: number } })).list[0]?.suspenseNo ?? "";
}
const sendBack = (suspenseNo: string, sentAs: string) =>
  maker.call(contract.settleSuspended, { body: { suspenseNo, way: "send-back", reason, sentAs } }, { key: aKey() });
const agree = (suspenseNo: string) =>
  checker.call(contract.confirmSuspended, { body: { suspenseNo, way: "send-back", reason } }, { key: aKey() });
const used = { ok: false, code: "SUSPENSE_BANK_NUMBER_NEEDED" };

describe("the bank’s number of money sent back out of suspense", () => {
  it("stands for one arrival, however it is written", async () => {
    const [one, other] = [await arrived(little), await arrived(little)];
    expect(await sendBack(one, "RB-2026/118")).toMatchObject({ data: { state: "sent-back" } });
    for (const written of ["RB-2026/118", "rb2026118", " RB 2026 118", "ＲＢ２０２６１１８"])
      expect(await sendBack(other, written)).toMatchObject(used);
    expect(await sendBack(other, "RB-2026/119")).toMatchObject({ data: { state: "sent-back" } });
  });

  it("is taken by a proposal already", async () => {
    const [one, other] = [await arrived(much), await arrived(much)];
    expect(await sendBack(one, "RB-31")).toMatchObject({ data: { state: "proposed" } });
    expect(await sendBack(other, "rb 31")).toMatchObject(used);
    expect(await agree(one)).toMatchObject({ data: { state: "sent-back" } });
  });

  it.each([
    ["at once", little, "RB-77120", "rb 77120"],
    ["as proposals", much, "RB-77121", "rb 77121"],
  ] as const)("stands for one of many that are sent back with it %s", async (_how, amount, written, otherwise) => {
    for (const round of trials(3)) {
      const all = [await arrived(amount), await arrived(amount), await arrived(amount), await arrived(amount)];
      const as = (index: number) => `${index % 2 === 0 ? written : otherwise}-${round}`;
      const replies = await race(all.length, (index) => sendBack(all[index] ?? "", as(index)));
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
      for (const reply of replies) if (!reply.ok) expect(reply).toMatchObject(used);
    }
  });
});
