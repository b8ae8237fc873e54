import { addressList } from "@sihai/contract/address";
import { listCart } from "@sihai/contract/cart";
import { countUnreadConsults, readConsult } from "@sihai/contract/consult";
import { enterLogistics } from "@sihai/contract/forwarding";
import { listFreightCountries } from "@sihai/contract/freight";
import { goodsDetail, stillToCome } from "@sihai/contract/goods";
import { orderDetail } from "@sihai/contract/order";
import { applyForReturn, listReturns, returnOptions } from "@sihai/contract/return";
import { transferWays } from "@sihai/contract/transfer";
import { consultDict } from "@sihai/text/dict/care/consult";
import { cartDict } from "@sihai/text/dict/cart";
import { claimDict } from "@sihai/text/dict/claim";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { identityDict } from "@sihai/text/dict/identity";
import { orderDict } from "@sihai/text/dict/order";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { returnDict } from "@sihai/text/dict/return";
import { transferDict } from "@sihai/text/dict/transfer";
import { unannouncedDict } from "@sihai/text/dict/unannounced";
import { describe, expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { ContestSheet } from "../src/features/claim/ContestSheet.tsx";
import { CancelSheet } from "../src/features/order/CancelSheet.tsx";
import { RechargeSheet } from "../src/features/payment/wallet/RechargeSheet.tsx";
import { ClaimSheet } from "../src/features/unannounced/ClaimSheet.tsx";
import type { Path, PathSearch } from "../src/paths.ts";
import { appHistory, href } from "../src/shell/navigation.ts";
import { cartLine, cartOf } from "../testing/a-cart.ts";
import { unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { openPart, type Part } from "../testing/open-part.tsx";

const [consult, identity, cart, claim, forwarding, order] = await Promise.all([
  consultDict.load("en"),
  identityDict.load("en"),
  cartDict.load("en"),
  claimDict.load("en"),
  forwardingDict.load("en"),
  orderDict.load("en"),
]);
const [returning, transfer, unannounced, wallet] = await Promise.all([
  returnDict.load("en"),
  transferDict.load("en"),
  unannouncedDict.load("en"),
  walletDict.load("en"),
]);

const shelved = {
  ...{ unannouncedNo: "AB100009", courier: "sf", number: { head: "SF12", hidden: 4, tail: "88" }, warehouse: 1, grams: 420 },
  ...{ foundAt: "2026-11-20T02:00:00.000Z", forfeitsAt: "2027-01-20T02:00:00.000Z", claimed: false, bearsMyMark: false },
  myClaim: null,
};
type Sheet = Part & { what: string; field: Locator; typed: string; before?: () => Promise<void> };
const sheets: Sheet[] = [
  {
    what: "an objection to the offer for a claim",
    dicts: [claimDict],
    part: ({ open, close }) => (open ? <ContestSheet claimNo="CL100009" title="CL100009" onClose={close} /> : null),
    field: page.getByRole("textbox", { name: claim.description }),
    typed: "The lid costs more",
  },
  {
    what: "what is inside an unclaimed parcel",
    dicts: [unannouncedDict],
    part: ({ open, close }) =>
      open ? <ClaimSheet parcel={shelved} guessesLeft={3} typedNumber={undefined} onClose={close} /> : null,
    field: page.getByRole("textbox", { name: unannounced.contents }),
    typed: "Two blue teapots",
  },
  {
    what: "why an order is cancelled",
    dicts: [orderDict],
    part: ({ open, close }) =>
      open ? <CancelSheet what={{ orderNo: "DG000000099" }} orderNo="DG000000099" paid="0.00" open onClose={close} /> : null,
    before: () => page.getByRole("radio", { name: order.reasons.other }).click(),
    field: page.getByRole("textbox", { name: order.cancelNote }),
    typed: "Found it nearer",
  },
  {
    what: "how much is to be recharged",
    dicts: [walletDict],
    part: ({ open, close }) => (open ? <RechargeSheet open onClose={close} /> : null),
    field: page.getByRole("textbox", { name: wallet.rechargeAmount }),
    typed: "512.50",
  },
];

/** The tab's own memory, which a reload leaves alone. */
const tab = () => JSON.stringify({ ...sessionStorage });

describe("typing in a sheet outlives its closing, in the tab's memory", () => {
  it.each(sheets)("$what", async ({ before, field, typed, ...part }) => {
    shopWire().answering(orderDetail, { data: unpaidOrder });
    const opener = await openPart(part, "en");
    await userEvent.click(opener);
    await before?.();
    await field.fill(typed);
    expect(tab()).toContain(typed);
    await userEvent.keyboard("{Escape}");
    await expect.element(field).not.toBeInTheDocument();
    await userEvent.click(opener);
    await before?.();
    await expect.element(field).toHaveValue(typed);
  });
});

/** Looks at another page of the app, and at this one again. */
async function comeBack<P extends Path>(path: P, search: PathSearch<P>): Promise<void> {
  appHistory.push(href("/forgot-password"));
  await expect.element(page.getByRole("heading", { name: identity.forgotTitle })).toBeVisible();
  appHistory.push(href(path, search));
}

describe("typing on a page outlives the page, in the tab's memory", () => {
  it("the note to the buyer in the cart does, a price that was not saved does not", async () => {
    const wire = shopWire();
    wire.answering(listCart, cartOf([cartLine(61)]));
    wire.answering(goodsDetail, { refusal: "GOODS_NOT_FOUND" });
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
    wire.answering(listFreightCountries, { data: { countries: [] } });
    wire.answering(stillToCome, { data: { costs: null, line: null, grams: 1, weightFrom: "seller", refused: [] } });
    await openPage("/cart", { user: mei });
    const edit = page.getByRole("button", { name: cart.editOf("Cup 61") });
    const note = page.getByRole("textbox", { name: cart.remark });
    await edit.click();
    await note.fill("Wrap each in paper");
    await page.getByRole("textbox", { name: cart.unitPrice }).fill("24.00");
    expect(tab()).toContain("Wrap each in paper");
    await userEvent.keyboard("{Escape}");
    await edit.click();
    await expect.element(note).toHaveValue("Wrap each in paper");
    await expect.element(page.getByRole("textbox", { name: cart.unitPrice })).toHaveValue("26.00");
  });

  it("a return does until it was applied for, and another item's begins anew", async () => {
    const cup = {
      ...{ itemNo: "SH2611010000A", name: { zh: "茶杯", en: "Celadon cup" }, skuName: [], pictureUrl: null, quantity: 1 },
      ...{ cost: "80.00", deadline: "2026-12-01T02:00:00.000Z", obstacle: null, sellerTakesBack: true },
    };
    const terms = {
      fees: { return: "5.00", exchange: "5.00" },
      freeLeft: 0,
      freeAMonth: 1,
      countsAnewAt: "2026-12-01T00:00:00.000Z",
    };
    const items = [cup, { ...cup, itemNo: "SH2611010000B" }];
    const wire = shopWire();
    wire.answering(listReturns, { data: { list: [] } });
    wire.answering(returnOptions, { data: { items, ...terms, freightEstimate: { low: "8.00", high: "12.00" } } });
    wire.answering(applyForReturn, { data: { returnNo: "RT100001", fee: "5.00", isFree: false } });
    wire.holding(orderDetail);
    const search = { orderNo: "DG000000061", itemNo: "SH2611010000A" };
    await openPage("/operation/return-exchange", { search, user: mei });
    const description = page.getByRole("textbox", { name: returning.description });
    const reason = page.getByRole("combobox", { name: returning.reason });
    await reason.selectOptions("damaged");
    await description.fill("The zip is torn");
    expect(tab()).toContain("The zip is torn");
    await comeBack("/operation/return-exchange", { ...search, itemNo: "SH2611010000B" });
    await expect.element(description).toHaveValue("");
    await comeBack("/operation/return-exchange", search);
    await expect.element(description).toHaveValue("The zip is torn");
    await expect.element(reason).toHaveValue("damaged");
    await page.getByRole("button", { name: returning.submit.return }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: returning.send }).click();
    await vi.waitFor(() => expect(wire.heard(applyForReturn)).toHaveLength(1));
    await vi.waitFor(() => expect(tab()).not.toContain("The zip is torn"));
  });

  it("a tracking number does until it is saved", async () => {
    const [teapot] = unpaidOrder.items;
    if (!teapot) throw new Error("the order has an item");
    const announced = {
      ...teapot,
      itemNo: "SH2611220000061",
      state: "awaiting-logistics" as const,
      trackingNo: null,
      courier: null,
    };
    const [orderNo, trackingNo] = ["ZY000000061", "SF1234567890123"];
    const wire = shopWire();
    wire.answering(orderDetail, { data: { ...unpaidOrder, orderNo, type: "zy", items: [announced] } });
    wire.answering(enterLogistics, { data: { orderNo, trackingNo, items: 1 } });
    await openPage("/operation/logistics-modified", { search: { orderNo }, user: mei });
    const number = page.getByRole("textbox", { name: forwarding.trackingNo });
    await number.fill(trackingNo);
    await comeBack("/operation/logistics-modified", { orderNo });
    await expect.element(number).toHaveValue(trackingNo);
    expect(tab()).toContain(trackingNo);
    await page.getByRole("button", { name: forwarding.saveLogistics }).click();
    await vi.waitFor(() => expect(tab()).not.toContain(trackingNo));
  });

  it("stars and words for an answer do", async () => {
    const at = "2026-11-24T02:00:00.000Z";
    const consultNo = "ZX000000061";
    const wire = shopWire();
    wire.answering(countUnreadConsults, { data: { unread: 0 } });
    wire.answering(readConsult, {
      data: {
        ...{ consultNo, type: "other", state: "closed", title: "Which size?", subject: null, unread: 0, createdAt: at },
        messages: [{ seq: 1, from: "user", text: "Which size?", pictures: [], at }],
        ...{ steps: [], speedy: null, rating: null, dueAt: null, closesAt: null, reopenBefore: null },
        may: { write: false, cancel: false, close: false, reopen: false, rate: true, speedUp: false },
      },
    });
    await openPage("/user/consult/my-consult", { user: mei, search: { consultId: consultNo } });
    await userEvent.click(page.getByRole("radio", { name: consult.star(4) }));
    const said = page.getByRole("textbox", { name: consult.rateWords });
    await said.fill("Quick and clear");
    expect(tab()).toContain("Quick and clear");
    await comeBack("/user/consult/my-consult", { consultId: consultNo });
    await expect.element(said).toHaveValue("Quick and clear");
    await expect.element(page.getByRole("radio", { name: consult.star(4) })).toBeChecked();
  });

  it("the amount of a transfer does, each way its own", async () => {
    const money = (amount: string) => ({ amount, currency: "CNY" as const });
    const way = { fee: null, limits: [{ least: money("50.00"), most: money("5000.00") }] };
    const wire = shopWire();
    wire.answering(transferWays, {
      data: {
        ways: [
          { method: "mainland", ...way },
          { method: "wise", ...way },
        ],
      },
    });
    await openPage("/recharge/mainland", { user: mei });
    const amount = page.getByRole("textbox", { name: transfer.open.amount });
    await amount.fill("812.00");
    expect(tab()).toContain("812.00");
    await comeBack("/recharge/wise", {});
    await expect.element(amount).toHaveValue("");
    await comeBack("/recharge/mainland", {});
    await expect.element(amount).toHaveValue("812.00");
  });
});
