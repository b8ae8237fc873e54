import { giveGoodwill } from "@sihai/contract/books";
import { searchEverything } from "@sihai/contract/search";
import { importStatement } from "@sihai/contract/transfer";
import type { StaffRole } from "@sihai/domain/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, aWorld, type Client, type SpecWorld } from "#testing";
import { aQuestion } from "../../../testing/consult/consults.ts";
import { anEnquiry } from "../../../testing/enquiry/enquiries.ts";
import { anOrder, aPaidOrder } from "../../../testing/order/orders.ts";
import { aSuspendedCharge, suspendedOf } from "../../../testing/payment/suspended.ts";
import { camtOf } from "../../../testing/transfer/statements.ts";
import { anAnnouncedTransfer, deskActs, theFinanceDesk } from "../../../testing/transfer/transfers.ts";
import { anAppliedWithdrawal } from "../../../testing/withdrawal/withdrawals.ts";

let spec: SpecWorld;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
  mei = await aBuyer(spec, "5000.00");
});

async function found(role: StaffRole, q: string) {
  const staff = await spec.staff(role);
  const answer = await staff.must(searchEverything, { query: { q } });
  return answer.found.map(({ kind, no, via }) => `${kind} ${no}${via === null ? "" : ` by ${via}`}`);
}

describe("the search finds cases and money matters, by every number they go by", () => {
  it("a consultation and an enquiry, for those who answer them, and a customer’s latest", async () => {
    const consultNo = await aQuestion(mei);
    const enquiryNo = await anEnquiry(spec, mei, ["https://item.taobao.com/item.htm?id=700000000001"]);
    expect(await found("support", consultNo.toLowerCase())).toEqual([`consult ${consultNo}`]);
    expect(await found("support", enquiryNo)).toEqual([`enquiry ${enquiryNo}`]);
    expect(await found("support", `SH${mei.id}`)).toEqual(
      expect.arrayContaining([`consult ${consultNo}`, `enquiry ${enquiryNo}`]),
    );
    expect(await found("buyer", consultNo)).toEqual([]);
    expect(await found("packer", enquiryNo)).toEqual([]);
  });

  it("a payment with the order it pays", async () => {
    const { tradeNo, orderNo } = await aPaidOrder(spec, mei);
    expect(await found("finance", tradeNo)).toEqual([`order ${orderNo} by ${tradeNo}`, `payment ${tradeNo}`]);
    expect(await found("buyer", tradeNo)).toEqual([`order ${orderNo} by ${tradeNo}`]);
    expect(await found("packer", tradeNo)).toEqual([]);
  });

  it("a transfer by its own number, its receipt’s and the bank’s, and the bank’s line", async () => {
    const desk = await theFinanceDesk(spec);
    const transferNo = await anAnnouncedTransfer(mei);
    await deskActs(spec, desk, transferNo, undefined, "BKS-2026/17").record();
    expect(await found("finance", `${transferNo.slice(0, 2)} ${transferNo.slice(2)}`)).toEqual([`transfer ${transferNo}`]);
    expect(await found("finance", "v-1")).toEqual([`transfer ${transferNo} by V-1`]);
    expect(await found("finance", "bks 2026-17")).toEqual([`transfer ${transferNo} by BKS202617`]);
    expect(await found("support", transferNo)).toEqual([]);
    const day = spec.deps.clock.now().toISOString().slice(0, 10);
    const text = camtOf([{ number: "BKS0018", amount: "12.00", currency: "EUR", reference: "", day }]);
    const files = [{ name: "statement.xml", bytes: new TextEncoder().encode(text), type: "text/xml" }];
    await desk.maker.must(importStatement, { body: {} }, { key: aKey(), files });
    expect(await found("finance", "BKS0018")).toEqual(["bank-line BKS0018"]);
  });

  it("a withdrawal, goodwill, and money that arrived wrong, each for finance alone", async () => {
    const withdrawNo = await anAppliedWithdrawal(mei);
    expect(await found("finance", withdrawNo)).toEqual([`withdrawal ${withdrawNo}`]);
    const support = await spec.staff("support");
    const gift = { customerMark: `SH${mei.id}`, amount: "1.00", reason: "Late" };
    const { adjustmentNo } = await support.must(giveGoodwill, { body: gift }, { key: aKey() });
    expect(await found("finance", adjustmentNo)).toEqual([`adjustment ${adjustmentNo}`]);
    const { tradeNo } = await anOrder(spec, mei, { index: 1 });
    const suspenseNo = await aSuspendedCharge(spec, mei, tradeNo, await anAddress(spec, mei));
    const [row] = await suspendedOf(spec, mei);
    expect(await found("finance", suspenseNo)).toEqual([`suspense ${suspenseNo}`]);
    expect(await found("finance", row?.reference ?? "")).toContain(`suspense ${suspenseNo} by ${row?.reference}`);
    expect(await found("finance", tradeNo)).toContain(`suspense ${suspenseNo} by ${tradeNo}`);
    expect(await found("finance", `SH${mei.id}`)).toEqual(
      expect.arrayContaining([`withdrawal ${withdrawNo}`, `suspense ${suspenseNo}`]),
    );
    for (const no of [withdrawNo, adjustmentNo, suspenseNo]) expect(await found("support", no)).toEqual([]);
  });

  it("of every kind there is a way that runs, whatever is typed", async () => {
    for (const q of ["AB700001", "CL800001", "RT100001", "ZJ010000018", "PI_1", "%'--"])
      expect(await found("admin", q)).toEqual([]);
  });
});
