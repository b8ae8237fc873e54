import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { readArticle } from "@sihai/contract/content";
import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { userInfo } from "@sihai/contract/identity";
import { previewOrder, submitOrder } from "@sihai/contract/order";
import { getTrade, getWallet } from "@sihai/contract/payment";
import { goodsEntry, layOutShops, updateShopBasics } from "@sihai/domain/order/draft";
import { seededSettings } from "@sihai/domain/setting";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { promotionDict } from "@sihai/text/dict/promotion";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { refusalSentence } from "@sihai/text/refusals";
import { cutOff, dialogHolds, violations } from "@sihai/ui/testing";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changeDraft, useBuildOrderDraft } from "../src/stores/build-order-draft.ts";
import { forgetAside } from "../src/stores/services-aside.ts";
import { changeOperation, useUserOperation } from "../src/stores/user-operation.ts";
import { teapotAhead } from "../testing/an-order.ts";
import { addressShown, mei, meiInfo, openPage, shopWire } from "../testing/open-page.tsx";
import { anArticle, aWallet } from "../testing/things.ts";

const words = await promotionDict.load("en");
const orderWords = await orderDict.load("en");
const shellWords = await shellDict.load("en");
type Preview = CallData<typeof previewOrder>;
type Coupon = Preview["orders"][number]["coupons"][number];

function coupon(couponId: string, name: string, given: Partial<Coupon>): Coupon {
  return {
    ...{
      couponId,
      couponNo: `C${couponId}`,
      name: { zh: name, en: name },
      status: "available",
      usesLeft: 1,
      heldFor: [],
      reason: null,
    },
    ...{ validFrom: "2026-11-01T00:00:00.000Z", validUntil: "2026-12-01T00:00:00.000Z", takesOff: null },
    terms: {
      ...{ reduction: { type: 0, amount: "20.00" }, parcelType: "domestic", minSpend: "0.00", maxDeduction: null },
      ...{ scope: "all", shops: [], minLevel: 0, warehouse: null },
    },
    ...given,
  };
}

const coupons = [
  coupon("1", "Big one", { takesOff: "20.00" }),
  coupon("2", "Small one", { takesOff: "5.00" }),
  coupon("3", "Dear one", { reason: "min-spend" }),
];

function preview(off: Coupon | null): Preview {
  const total = off ? (106 - Number(off.takesOff)).toFixed(2) : "106.00";
  return {
    total,
    offered: [],
    orders: [
      {
        ...{ shopId: "77", shopSource: "taobao", shopName: { zh: "店", en: "Tea shop" }, total, coupons, bestCoupon: "1" },
        discount: off && {
          couponNo: off.couponNo,
          name: off.name,
          amount: off.takesOff ?? "",
          on: "goods",
          validUntil: off.validUntil,
        },
        memberDiscount: "0.00",
        lines: [
          { label: "goods", amount: "100.00", how: "1 × 100.00" },
          { label: "domestic-freight", amount: "6.00", how: "" },
        ],
        items: [
          {
            ...{ goodsCode: "11", goodsId: "5", title: { zh: "茶杯", en: "Cup" }, options: [], picture: null, quantity: 1 },
            ...{
              unitPrice: "100.00",
              domesticFreight: "6.00",
              service: "0.00",
              total: "106.00",
              remark: "",
              isBuyersOwnPrice: false,
            },
          },
        ],
      },
    ],
  };
}

const cell = page.getByRole("button", { name: words.coupon, exact: false });
const best = page.getByRole("button", { name: words.takeBest("Big one", cnyText("20.00")) });
const opened = () => openPage("/order/submit/dg", { user: mei, search: { goodsCodes: ["11"] } });
let wire: Wire;
beforeEach(() => {
  forgetAside("11");
  wire = shopWire();
  // Enough to pay from: nothing is added for a card.
  wire.answering(getWallet, { data: aWallet("500.00") });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(stillToCome, { data: teapotAhead });
  wire.answering(previewOrder, ({ body }) => {
    const chosen = body?.couponList[0]?.couponId;
    return { data: preview(coupons.find(({ couponId }) => couponId === chosen) ?? null) };
  });
});

it("the draft says of each coupon what it asks for, whether it can be used or not (rule D-62)", async () => {
  await opened();
  await expect.element(page.getByText(words.usable(2))).toBeVisible();
  const asks = [words.noMinimum, words.parcelTypes.domestic].join(" · ");
  await vi.waitFor(() =>
    expect(useBuildOrderDraft.getState().couponList.map((one) => one.couponDesc)).toEqual([asks, asks, asks]),
  );
});

it("the best coupon is suggested and none is used by itself; one press takes it off, another choice takes its place", async () => {
  const host = await opened();
  await expect.element(page.getByText(words.usable(2))).toBeVisible();
  await expect.element(page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) })).toBeVisible();
  await best.click();
  await expect.element(page.getByRole("button", { name: orderWords.submitFor(cnyText("86.00")) })).toBeVisible();
  await expect.element(page.getByText(`-${cnyText("20.00")}`)).toBeVisible();
  // It comes off the goods: a delivery discount is a parcel's (rules I-113 and I-115).
  await expect.element(page.getByText(words.orderLine)).toBeVisible();
  await expect.element(page.getByText(words.lines.coupon)).not.toBeInTheDocument();
  await expect.element(best).not.toBeInTheDocument();
  expect(await violations(host, { whole: true })).toEqual([]);
  await cell.first().click();
  await expect.element(page.getByRole("radio", { name: "Dear one", exact: false })).toBeDisabled();
  await expect.element(page.getByText(words.reasonsFor.domestic["min-spend"])).toBeVisible();
  await page.getByRole("radio", { name: "Small one", exact: false }).click();
  await expect.element(page.getByRole("button", { name: orderWords.submitFor(cnyText("101.00")) })).toBeVisible();
});

it("a coupon chosen for one shop’s order says at the other that it is chosen there, and not that it was used", async () => {
  wire.answering(previewOrder, ({ body }) => {
    const spokenFor = body?.couponList.some(({ couponId }) => couponId === "1");
    const one = preview(null);
    const others = one.orders.map((order) => ({
      ...order,
      shopId: "78",
      coupons: coupons.map((each) => (each.couponId === "1" && spokenFor ? { ...each, reason: "used" as const } : each)),
      items: order.items.map((item) => ({ ...item, goodsCode: "12" })),
    }));
    return { data: { ...one, orders: [...one.orders, ...others] } };
  });
  await openPage("/order/submit/dg", { user: mei, search: { goodsCodes: ["11", "12"] } });
  await best.first().click();
  await expect.element(best).toHaveLength(1);
  await cell.last().click();
  await expect.element(page.getByText(words.chosenElsewhere)).toBeVisible();
  await expect.element(page.getByText(words.reasons.used, { exact: true })).not.toBeInTheDocument();
});

it.each([
  [1, "23.00", "2.00"],
  [3, "20.70", "1.80"],
])("services are offered to a member of V%s at the price that is charged", async (userLevel, fixed, photo) => {
  wire.answering(userInfo, { data: { ...meiInfo, userLevel } });
  await opened();
  for (const price of [fixed, photo]) await expect.element(page.getByText(cnyText(price), { exact: false })).toBeVisible();
});

it("detailed photos are kept with the terms they were ticked on, and forgotten when they are taken back (rules D-106 to D-111)", async () => {
  wire.answering(userInfo, { data: { ...meiInfo, userLevel: 2 } });
  await opened();
  const photos = page.getByRole("checkbox", { name: orderWords.serviceFine });
  await photos.click();
  const { finePhotoTerms } = seededSettings;
  await vi.waitFor(() =>
    expect(useUserOperation.getState().finePhoto).toEqual({
      ...{ goods: ["11"], shopId: "77", userLevel: 2, photoRealMoney: "2.00", photoDiscountMoney: "1.00" },
      limitNumber: finePhotoTerms.mostPerItem,
    }),
  );
  await photos.click();
  await vi.waitFor(() => expect(useUserOperation.getState().finePhoto.goods).toEqual([]));
});

it("detailed photos unticked and ticked again keep their number and their note", async () => {
  await opened();
  const photos = page.getByRole("checkbox", { name: orderWords.serviceFine });
  const note = page.getByRole("textbox", { name: orderWords.serviceRemark });
  await photos.click();
  await page.getByRole("button", { name: "Increase" }).click();
  await page.getByRole("button", { name: "Increase" }).click();
  await note.fill("the seam at the left");
  await photos.click();
  await expect.element(note).not.toBeInTheDocument();
  await vi.waitFor(() => expect(servicesAsked()).toEqual([]));
  await photos.click();
  await expect.element(note).toHaveValue("the seam at the left");
  await vi.waitFor(() =>
    expect(servicesAsked()).toEqual([{ serviceNo: "fine-photo", count: 3, remarks: "the seam at the left" }]),
  );
});

function servicesAsked() {
  return wire.heard(previewOrder).at(-1)?.body?.goodsAdditionalServiceList[0]?.itemServiceExtList;
}

it.each(["en", "zh"] as const)(
  "in %s a coupon used for one shop says so at the other, which it would fit too",
  async (language) => {
    const own = await promotionDict.load(language);
    wire.answering(previewOrder, ({ body }) => {
      const isUsed = body?.couponList[0] !== undefined;
      const { orders, ...rest } = preview(null);
      const [only] = [coupon("1", "Big one", { takesOff: "20.00" })];
      const left: Coupon = isUsed ? { ...only, usesLeft: 0, reason: "used", takesOff: null } : only;
      const elsewhere = orders.map((order) => ({
        ...order,
        ...{ shopId: "88", coupons: [left], bestCoupon: isUsed ? null : "1" },
        items: order.items.map((item) => ({ ...item, goodsCode: "21" })),
      }));
      return { data: { ...rest, orders: [...orders.map((order) => ({ ...order, coupons: [only] })), ...elsewhere] } };
    });
    await openPage("/order/submit/dg", { user: mei, search: { goodsCodes: ["11", "21"] }, language });
    await expect.element(page.getByText(own.usable(1)).nth(1)).toBeVisible();
    await page
      .getByRole("button", { name: own.takeBest("Big one", cnyText("20.00")) })
      .first()
      .click();
    await expect.element(page.getByText(own.usedElsewhere)).toBeVisible();
    expect(page.getByText(own.noneUsable.domestic).elements()).toEqual([]);
  },
);

it("the order is placed with the coupon and the shop it is for, and nothing of what it takes off", async () => {
  wire.answering(submitOrder, { refusal: "COUPON_NOT_USABLE", facts: { reason: "used" } });
  await opened();
  await best.click();
  await page.getByRole("checkbox", { name: orderWords.disclaimer }).click();
  await page.getByRole("button", { name: orderWords.submitFor(cnyText("86.00")) }).click();
  await vi.waitFor(() => expect(wire.heard(submitOrder)).toHaveLength(1));
  expect(wire.heard(submitOrder)[0]?.body).toMatchObject({
    couponList: [{ couponId: "1", isUse: 1, shopId: "77", shopSource: "taobao" }],
  });
});

it("once it is ordered nothing is priced any more, and a second tap orders nothing: the lines have left the cart", async () => {
  const placed = { tradeNo: "T000000000011", total: "106.00", orders: [{ orderNo: "DG000000017", total: "106.00" }] };
  // What the next page asks for is not waited for here.
  wire.holding(getTrade);
  await opened();
  await page.getByRole("checkbox", { name: orderWords.serviceFine }).click();
  await vi.waitFor(() => expect(servicesAsked()).toHaveLength(1));
  await page.getByRole("checkbox", { name: orderWords.disclaimer }).click();
  const arrive = wire.holding(submitOrder);
  const order = page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) });
  await order.click();
  await vi.waitFor(() => expect(wire.heard(submitOrder)).toHaveLength(1));
  const before = wire.heard(previewOrder).length;
  arrive({ data: placed });
  await vi.waitFor(() => expect(addressShown()).toContain("/results"));
  expect(wire.heard(previewOrder)).toHaveLength(before);
  expect(wire.heard(submitOrder)).toHaveLength(1);
});

it("an order whose line is lost says so in words, and stays to be placed again (rule N-20)", async () => {
  wire.answering(submitOrder, "lost");
  await opened();
  await page.getByRole("checkbox", { name: orderWords.disclaimer }).click();
  await page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) }).click();
  await expect.element(page.getByRole("alert").getByText(shellWords.networkErrorRetry)).toBeVisible();
  await expect.element(page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) })).toBeVisible();
});

it("without the tick the order is not sent: the box is in sight with the words the specification gives it", async () => {
  await opened();
  const tick = page.getByRole("checkbox", { name: orderWords.disclaimer });
  await page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) }).click();
  await expect.element(page.getByText(orderWords.needDisclaimer).first()).toBeInViewport();
  await expect.element(tick).toBeInvalid();
  await expect.element(tick).toHaveFocus();
  await expect.element(tick).toBeInViewport();
  expect(wire.heard(submitOrder)).toEqual([]);
});

it.each(["zh", "en"] as const)(
  "terms that changed since the page was opened are said at the box, unticked; read and ticked again, they are accepted, in %s",
  async (language) => {
    const own = await orderDict.load(language);
    const edition = (versionId: string, text: string) => {
      const blocks = [{ kind: "paragraph" as const, spans: [{ text }] }];
      wire.answering(readArticle, { data: { ...anArticle, helpId: "disclaimer", versionId, blocks } });
    };
    edition("7", "The old words.");
    const host = await openPage("/order/submit/dg", { user: mei, search: { goodsCodes: ["11"] }, language });
    const tick = page.getByRole("checkbox", { name: own.disclaimer });
    const order = page.getByRole("button", { name: own.submitFor(cnyText("106.00")) });
    await page.getByRole("checkbox", { name: own.serviceFine }).click();
    await tick.click();
    edition("8", "The new words.");
    wire.answering(submitOrder, { refusal: "AGREEMENT_CHANGED", facts: { agreements: ["disclaimer"] } });
    await order.click();
    await expect.element(tick).not.toBeChecked();
    await expect.element(tick).toHaveFocus();
    await expect.element(tick).toBeInViewport();
    await expect
      .element(tick)
      .toHaveAccessibleDescription(refusalSentence({ code: "AGREEMENT_CHANGED", agreements: [] }, language));
    await expect.element(page.getByRole("checkbox", { name: own.serviceFine })).toBeChecked();
    expect(await violations(host, { whole: true })).toEqual([]);

    await page.getByRole("button", { name: own.readDisclaimer }).click();
    await expect.element(page.getByText("The new words.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await order.click();
    await expect.element(tick).toBeInvalid();
    await tick.click();
    await order.click();
    await vi.waitFor(() => expect(wire.heard(submitOrder)).toHaveLength(2));
    const shown = (versionId: string) => [{ agreement: "disclaimer", versionId }];
    expect(wire.heard(submitOrder).map(({ body }) => body?.agreementsSeen)).toEqual([shown("7"), shown("8")]);
  },
);

it.each(["zh", "en"] as const)("the disclaimer is read in a dialog that holds, in %s", async (language) => {
  const own = await orderDict.load(language);
  wire.answering(readArticle, { data: anArticle });
  await openPage("/order/submit/dg", { user: mei, search: { goodsCodes: ["11"] }, language });
  const read = page.getByRole("button", { name: own.readDisclaimer });
  await expect.element(read).toBeVisible();
  await dialogHolds("features/order/submit/SubmitForm.tsx", read.element());
});

it("an order is for the country its costs were shown for, guessed ones too, which it says; to decide later is a choice", async () => {
  const countries = ["US", "DE"].map((code) => ({
    code,
    name: { zh: code, en: code === "US" ? "United States" : "Germany" },
    lines: 1,
  }));
  wire.answering(listFreightCountries, { data: { countries } });
  changeOperation((operation) => ({ ...operation, area: {} }));
  await opened();
  const destination = page.getByRole("combobox", { name: orderWords.destination });
  await expect.element(destination).toHaveValue("US");
  await expect.element(destination).toHaveAccessibleDescription(orderWords.destinationGuessed);
  // By name, as the reader reads them.
  expect([...destination.element().querySelectorAll("option")].map((option) => option.textContent)).toEqual([
    ...[orderWords.noDestination, "Germany", "United States"],
  ]);
  expect(wire.heard(previewOrder).at(-1)?.body).toMatchObject({ country: "US" });
  await destination.selectOptions("");
  await expect.poll(() => wire.heard(previewOrder).at(-1)?.body).toMatchObject({ country: null });
});

it.each(["zh", "en"] as const)(
  "while prices are asked for, the order is shown as it was last priced, in %s",
  async (language) => {
    const own = await orderDict.load(language);
    const search = { goodsCodes: ["11"] };
    changeDraft((draft) =>
      updateShopBasics(
        layOutShops(draft, [
          {
            ...{ shopId: "77", shopSource: "taobao", finalPrice: "106.00" },
            goods: [
              goodsEntry({ goodsCode: "11", goodsName: "Cup of tea", price: "100.00", totalPrice: "106.00", warehouseId: 2 }),
            ],
          },
        ]),
        { shopId: "77", shopSource: "taobao" },
        { needCheck: true, boxInStorage: true, orderRemark: "please wrap it" },
      ),
    );
    const arrive = wire.holding(previewOrder);
    const host = await openPage("/order/submit/dg", { user: mei, search, language });
    await expect.element(page.getByRole("status").getByText(own.pricing)).toBeVisible();
    await expect.element(page.getByText("Cup of tea")).toBeVisible();
    await expect.element(page.getByText("please wrap it")).toBeVisible();
    await expect.element(page.getByText(own.needCheckNote)).toBeVisible();
    await expect.element(page.getByText(own.keepBox)).toBeVisible();
    await expect.element(page.getByText(cnyText("106.00")).first()).toBeVisible();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    arrive({ data: preview(null) });
    await expect.element(page.getByRole("button", { name: own.submitFor(cnyText("106.00")) })).toBeVisible();
    expect(page.getByText("Cup of tea").elements()).toEqual([]);
  },
);

it("an order of other goods than the draft's shows none of them while it is priced", async () => {
  const shop = {
    shopId: "77",
    shopSource: "taobao",
    finalPrice: "1.00",
    goods: [goodsEntry({ goodsCode: "12", goodsName: "Another" })],
  };
  changeDraft((draft) => layOutShops(draft, [shop]));
  const arrive = wire.holding(previewOrder);
  await openPage("/order/submit/dg", { user: mei, search: { goodsCodes: ["11"] } });
  const { loading } = await uiDict.load("en");
  await expect.element(page.getByRole("status", { name: loading })).toBeVisible();
  expect(page.getByText("Another").elements()).toEqual([]);
  arrive({ data: preview(null) });
  await expect.element(best).toBeVisible();
});
