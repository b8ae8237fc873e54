import { statusNumbers } from "@sihai/contract/identity";
import { cancelItem, cancelOrder, listOrders, orderDetail, payOrders } from "@sihai/contract/order";
import { combineTrades, getTrade, payByBalance } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/storage";
import { describe, expect, it } from "vitest";
import {
  aNumber,
  announced,
  arrive,
  mei,
  reason,
  servicesAtTheBench,
  shopper,
  standOnForwardingGround,
} from "../../../testing/forwarding/fixtures.ts";

standOnForwardingGround();

describe("services (docs/decisions/0012)", () => {
  const pay = async (orderNo: string) => {
    const { tradeNo, amount } = await mei.must(payOrders, { body: { orderNos: [orderNo] } });
    const paid = await mei.call(payByBalance, { body: { tradeNo, payPassword: "246810" } });
    return { paid, amount };
  };
  it("are paid from the order, done when paid, and then the provider's", async () => {
    const trackingNo = aNumber();
    const order = await announced(mei, { trackingNo, services: ["open-box", "invoice-removal"] });
    expect(order).toMatchObject({ total: "5.00", due: "5.00", actions: { pay: true } });
    expect(await servicesAtTheBench(trackingNo)).toEqual([]);
    expect(await pay(order.orderNo)).toMatchObject({ paid: { ok: true }, amount: "5.00" });
    expect(await mei.must(orderDetail, { query: { orderNo: order.orderNo } })).toMatchObject({
      due: "0.00",
      paid: "5.00",
      actions: { pay: false },
    });
    expect(await servicesAtTheBench(trackingNo)).toEqual(["open-box", "invoice-removal"]);
    await arrive(trackingNo, order.items[0]?.itemNo ?? "");
    const { list } = await mei.must(listStorage, { query: {} });
    expect(list[0]).toMatchObject({ value: "120.00" });
    expect(await mei.call(payOrders, { body: { orderNos: [order.orderNo] } })).toMatchObject({
      ok: false,
      code: "ORDER_NOT_PAYABLE",
    });
  });
  it("are paid order by order: together they are refused for that, and each stays payable (rule E-53)", async () => {
    const client = await shopper();
    const [one, other] = [
      await announced(client, { services: ["open-box"] }),
      await announced(client, { services: ["open-box"] }),
    ];
    const together = await client.call(payOrders, { body: { orderNos: [one.orderNo, other.orderNo] } });
    expect(together).toMatchObject({ ok: false, code: "TRADES_NOT_COMBINABLE" });
    for (const { orderNo } of [one, other])
      expect(await client.must(payOrders, { body: { orderNos: [orderNo] } })).toMatchObject({ amount: "5.00" });
  });
  it("join no other payment by their own numbers either, which would give them its deadline (rule E-53)", async () => {
    const client = await shopper();
    const [one, other] = [
      await announced(client, { services: ["open-box"] }),
      await announced(client, { services: ["open-box"] }),
    ];
    const trades = await Promise.all(
      [one, other].map(({ orderNo }) => client.must(payOrders, { body: { orderNos: [orderNo] } })),
    );
    const tradeNos = trades.map(({ tradeNo }) => tradeNo);
    const together = await client.call(combineTrades, { body: { tradeNos } });
    expect(together).toMatchObject({ ok: false, code: "TRADES_NOT_COMBINABLE" });
    const paid = await Promise.all(tradeNos.map((tradeNo) => client.must(getTrade, { query: { tradeNo } })));
    expect(paid.map(({ state }) => state)).toEqual(["pending", "pending"]);
  });
  it("stand under Unpaid until they are paid, counted as they are listed", async () => {
    const client = await shopper();
    const { orderNo } = await announced(client, { services: ["open-box"] });
    await announced(client);
    const unpaid = async () => {
      const { list } = await client.must(listOrders, { query: { tab: "unpaid" } });
      return [list.map((order) => order.orderNo), (await client.must(statusNumbers)).orderUnpaid];
    };
    expect(await unpaid()).toEqual([[orderNo], 1]);
    const { tradeNo } = await client.must(payOrders, { body: { orderNos: [orderNo] } });
    expect(await client.call(payByBalance, { body: { tradeNo, payPassword: "246810" } })).toMatchObject({ ok: true });
    expect(await unpaid()).toEqual([[], 0]);
  });
  it("go back to the wallet, all of them, when the order is cancelled", async () => {
    const order = await announced(mei, { services: ["open-box"], items: 2 });
    await pay(order.orderNo);
    expect(await mei.must(cancelOrder, { body: { orderNo: order.orderNo, reason } })).toEqual({ refunded: "10.00" });
  });
  it("cannot be paid any more once the parcel is on the shelf without them", async () => {
    const trackingNo = aNumber();
    const order = await announced(mei, { trackingNo, services: ["open-box"] });
    const { tradeNo } = await mei.must(payOrders, { body: { orderNos: [order.orderNo] } });
    await arrive(trackingNo, order.items[0]?.itemNo ?? "");
    expect(await mei.call(payByBalance, { body: { tradeNo, payPassword: "246810" } })).toMatchObject({ ok: false });
    expect(await mei.must(orderDetail, { query: { orderNo: order.orderNo } })).toMatchObject({ due: "0.00", paid: "0.00" });
  });
  it("follow the items: one cancelled, the rest to pay", async () => {
    const order = await announced(mei, { services: ["open-box"], items: 2 });
    await mei.must(payOrders, { body: { orderNos: [order.orderNo] } });
    await mei.must(cancelItem, { body: { itemNo: order.items[0]?.itemNo ?? "", reason } });
    expect(await pay(order.orderNo)).toMatchObject({ paid: { ok: true }, amount: "5.00" });
  });
});
