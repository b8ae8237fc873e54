import { messageList } from "@sihai/contract/message";
import { listOrders, orderDetail, payOrders } from "@sihai/contract/order";
import { getWallet } from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { expect, it } from "vitest";
import { aBuyer } from "#testing";
import { anOrder, aPaidOrder } from "../../../../testing/order/orders.ts";
import { addressId, mei, spec, standOnCardGround } from "../../../../testing/payment/card-fixtures.ts";
import { cards, payWith } from "../../../../testing/payment/payments.ts";

standOnCardGround();

const paymentsOf = async (orderNo: string) =>
  (await mei.must(orderDetail, { query: { orderNo } })).cardPayments.map(({ charged, ...payment }) => ({
    ...payment,
    charged: `${charged.amount} ${charged.currency}`,
  }));

const cnyOf = (charged = "") => ({ amount: charged.replace(" CNY", ""), currency: "CNY" });

it("an order says what the card was charged for it: its own sum, the surcharge, and both together", async () => {
  const { orderNo, tradeNo, total } = await anOrder(spec, mei);
  expect(await payWith(mei, tradeNo, cards.broke, { addressId })).toMatchObject({ data: { status: "declined" } });
  expect(await paymentsOf(orderNo)).toEqual([]);
  expect(await payWith(mei, tradeNo, cards.visa, { addressId })).toMatchObject({ data: { status: "captured" } });
  const [payment] = await paymentsOf(orderNo);
  expect(payment).toMatchObject({ amount: total, orders: 1 });
  const whole = Number(payment?.amount) + Number(payment?.surcharge);
  expect(payment?.charged).toBe(`${whole.toFixed(2)} CNY`);
  expect(Number(payment?.surcharge)).toBeGreaterThan(0);
  // The message, and so its mail, says both sums.
  const [told] = (await mei.must(messageList, { body: {} })).list;
  for (const sum of [total, payment?.surcharge ?? "", whole.toFixed(2)]) expect(told?.text).toContain(cnyText(sum));
});

it("says so of all orders that one charge paid for, and nothing of what a balance paid", async () => {
  const [one, two] = [await anOrder(spec, mei), await anOrder(spec, mei, { index: 1 })];
  const { tradeNo, amount } = await mei.must(payOrders, { body: { orderNos: [one.orderNo, two.orderNo] } });
  await payWith(mei, tradeNo, cards.visa, { addressId });
  expect(await paymentsOf(one.orderNo)).toMatchObject([{ amount, orders: 2 }]);
  const rich = await aBuyer(spec);
  const { orderNo } = await aPaidOrder(spec, rich);
  expect((await rich.must(orderDetail, { query: { orderNo } })).cardPayments).toEqual([]);
});

it("the list of orders and the month's sum say what the card took on top, for how many orders; of a balance's payment nothing", async () => {
  const buyer = await aBuyer(spec);
  const { orderNo: byBalance } = await aPaidOrder(spec, buyer);
  expect((await buyer.must(getWallet, { query: {} })).month.surcharge).toBe("0.00");
  expect((await buyer.must(listOrders)).list).toMatchObject([{ orderNo: byBalance, cardSurcharge: null }]);

  const before = Number((await mei.must(getWallet, { query: {} })).month.surcharge);
  const [one, two, alone] = [await anOrder(spec, mei), await anOrder(spec, mei, { index: 1 }), await anOrder(spec, mei)];
  const { tradeNo } = await mei.must(payOrders, { body: { orderNos: [one.orderNo, two.orderNo] } });
  await payWith(mei, tradeNo, cards.visa, { addressId });
  await payWith(mei, alone.tradeNo, cards.visa, { addressId });
  const listed = new Map((await mei.must(listOrders)).list.map(({ orderNo, cardSurcharge }) => [orderNo, cardSurcharge]));
  const [together] = await paymentsOf(one.orderNo);
  const [own] = await paymentsOf(alone.orderNo);
  expect(listed.get(one.orderNo)).toEqual({ amount: together?.surcharge, orders: 2, charged: cnyOf(together?.charged) });
  expect(listed.get(two.orderNo)).toEqual(listed.get(one.orderNo));
  expect(listed.get(alone.orderNo)).toEqual({ amount: own?.surcharge, orders: 1, charged: cnyOf(own?.charged) });
  const since = Number((await mei.must(getWallet, { query: {} })).month.surcharge) - before;
  expect(since).toBeCloseTo(Number(together?.surcharge) + Number(own?.surcharge), 5);
});
