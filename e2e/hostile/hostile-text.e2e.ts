import { expect, test } from "@playwright/test";
import { addressList } from "@sihai/contract/address";
import { addToCart } from "@sihai/contract/cart";
import { submitEnquiry } from "@sihai/contract/enquiry";
import { goodsDetail, popularGoods } from "@sihai/contract/goods";
import { editUserInfo } from "@sihai/contract/identity";
import { orderDetail, submitDiy, submitOrder } from "@sihai/contract/order";
import { payByBalance } from "@sihai/contract/payment";
import { applyForReturn, cancelReturn } from "@sihai/contract/return";
import { orderServices } from "@sihai/contract/service";
import { call } from "../support/call.ts";
import { demoPayPassword } from "../support/demo-login.ts";
import { demoPassword, languages, signIn } from "../support/person.ts";
import { returnableOrder } from "../support/returnable-order.ts";
import { noHarm, payloads, watchForHarm } from "./text.ts";

const [, english] = languages;
/** As many as there are orders to be placed of goods that are at hand. */
const texts = payloads.slice(0, 9);
type Placed = { orderNo: string; itemNo: string };

test("what people write is text on every page, for customers and staff", async ({ page, browser }) => {
  test.setTimeout(300_000);
  const harm = await watchForHarm(page);
  const login = { email: "mei@example.com", password: demoPassword };
  await page.request.post("/api/user/oauth/login", { headers: { "x-platform": "web" }, data: login });
  const mei = page.request;
  const orders: Placed[] = [];
  const fromCart: Placed[] = [];
  let returned: Placed = { orderNo: "", itemNo: "" };
  let returnNo = "";

  await test.step("it is stored as it was written", async () => {
    const { list } = await call(mei, popularGoods, {});
    // The cheapest: there is more to be paid for with what she has.
    const goods = list.toSorted((one, other) => Number(one.price) - Number(other.price)).slice(0, 3);
    const { list: addresses } = await call(mei, addressList, { query: {} });
    await call(mei, editUserInfo, { body: { nickName: payloads[0]?.slice(0, 30) ?? "" } });
    for (const [at, payload] of texts.entries()) {
      const { orderNo, tradeNo } = await call(mei, submitDiy, {
        body: {
          name: payload,
          link: "https://shop.example.com/item/1",
          platform: "other",
          unitPrice: "9.00",
          domesticFreight: "1.00",
          quantity: 1,
          options: payload,
          remark: payload,
          classId: "clothing",
          pictures: [],
          warehouseId: 1,
          country: "DE",
          disclaimerAgreed: true,
        },
      });
      await pay(tradeNo);
      orders.push({ orderNo, itemNo: (await itemOf(orderNo)).itemNo });
      fromCart.push(await submitFromCart(goods[at % goods.length]?.goodsId ?? "", payload));
    }
    const [first] = addresses;
    await call(mei, submitEnquiry, {
      body: {
        products: texts.map((payload) => ({
          link: "https://shop.example.com/item/1",
          name: payload,
          specification: payload,
          quantity: 1,
        })),
        addressId: first?.addressId ?? "",
        plan: "overall",
        remark: texts.join("\n").slice(0, 500),
        termsAgreed: true,
      },
    });
    const services = [{ serviceNo: "speedy-response" as const, quantity: 1, remarks: texts.join("<br>").slice(0, 150) }];
    const ordered = await call(mei, orderServices, { body: { itemNo: orders[0]?.itemNo ?? "", services, seenTotal: "10.00" } });
    await pay(ordered.tradeNo ?? "");
    returned = await returnableOrder(page);
    ({ returnNo } = await call(mei, applyForReturn, {
      body: {
        orderNo: returned.orderNo,
        itemNos: [returned.itemNo],
        type: "exchange",
        reason: "damaged",
        description: texts.join("\n").slice(0, 500),
        wanted: payloads[0] ?? "",
      },
    }));
  });

  async function pay(tradeNo: string): Promise<void> {
    await call(mei, payByBalance, { body: { tradeNo, payPassword: demoPayPassword } });
  }
  async function itemOf(orderNo: string) {
    const { items } = await call(mei, orderDetail, { query: { orderNo } });
    const item = items[0];
    if (!item) throw new Error(`${orderNo} has no item`);
    return item;
  }
  async function submitFromCart(goodsId: string, payload: string): Promise<Placed> {
    const detail = await call(mei, goodsDetail, { query: { goodsId } });
    const variant = detail.variants.find(({ stock }) => stock > detail.minimumQuantity);
    if (!variant) throw new Error(`${goodsId} is sold out`);
    const quantity = detail.minimumQuantity;
    const line = { goodsId, skuId: variant.skuId, quantity, remark: payload };
    const { cartItemId } = await call(mei, addToCart, { body: line });
    const { orders: placed, tradeNo } = await call(mei, submitOrder, {
      body: {
        quicklyBuyFlg: 0,
        couponList: [],
        goodsCodeList: [cartItemId],
        shopOrderService: [
          {
            shopId: detail.shop.id,
            shopSource: detail.platform,
            orderRemark: payload,
            needCheck: true,
            boxInStorage: false,
            specialMark: 1,
            returnExchangeConfirmed: 0,
            orderServiceExtList: [],
          },
        ],
        goodsAdditionalServiceList: [
          { goodsCode: cartItemId, itemServiceExtList: [{ serviceNo: "fine-photo", count: 1, remarks: payload }] },
        ],
        quickGoods: null,
        warehouseId: 1,
        country: "DE",
        seenPrices: [{ goodsCode: cartItemId, unitPrice: variant.price, domesticFreight: detail.domesticFreight }],
        disclaimerAgreed: true,
      },
    });
    await pay(tradeNo);
    const orderNo = placed[0]?.orderNo ?? "";
    // Once more, to lie in the cart.
    await call(mei, addToCart, { body: line });
    return { orderNo, itemNo: (await itemOf(orderNo)).itemNo };
  }

  const pages = [
    "/me",
    "/user/setting",
    "/user/user-info-edit",
    "/cart",
    "/order/list",
    ...[...orders, ...fromCart].map(({ orderNo }) => `/order/detail?orderNo=${orderNo}`),
    `/order/service/existing-services?orderNo=${orders[0]?.orderNo}`,
    `/order/detail?orderNo=${returned.orderNo}`,
    "/user/consult/shop-consult?tab=mine",
    "/user/message",
    "/user/message/list?type=order",
  ];
  for (const path of pages) {
    await test.step(`customer ${path}`, async () => {
      await page.goto(`/en${path}`);
      expect(await harm()).toEqual(noHarm);
    });
  }
  await test.step("the words stand there to be read", async () => {
    const [diy] = orders;
    await page.goto(`/en/order/detail?orderNo=${diy?.orderNo}`);
    await expect(page.getByText(payloads[0] ?? "").first()).toBeVisible();
  });
  await test.step("what these pages would do is seen", async () => {
    await page.evaluate((markup) => {
      document.body.insertAdjacentHTML("beforeend", markup);
    }, payloads[0] ?? "");
    await expect.poll(() => page.evaluate(() => window.reports?.length)).toBeGreaterThan(0);
  });

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  const harmAtDesk = await watchForHarm(desk);
  await signIn(desk, english, "lin");
  const screens = [
    "/",
    ...orders.map(({ itemNo }) => `/buying?item=${itemNo}`),
    ...fromCart.map(({ orderNo }) => `/orders?q=${orderNo}`),
    `/orders?q=${returned.orderNo}`,
    "/services",
    "/returns",
    `/returns?q=${returned.itemNo}`,
    "/enquiries",
    "/receiving",
    "/audit",
  ];
  for (const path of screens) {
    await test.step(`staff ${path}`, async () => {
      await desk.goto(`/console${path}`);
      expect(await harmAtDesk()).toEqual(noHarm);
    });
  }
  await test.step("staff open the enquiry and the return", async () => {
    for (const path of ["/enquiries", "/returns", "/services"]) {
      await desk.goto(`/console${path}`);
      await desk.getByText("<img src=x").first().or(desk.locator("tbody tr").first()).first().click();
      expect(await harmAtDesk()).toEqual(noHarm);
    }
  });
  await desk.context().close();
  // Other journeys send these goods back.
  await call(mei, cancelReturn, { body: { returnNo } });
});
