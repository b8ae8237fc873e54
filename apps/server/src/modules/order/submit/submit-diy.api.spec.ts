import { uploadPicture } from "@sihai/contract/file";
import * as contract from "@sihai/contract/order";
import sharp from "sharp";
import { expect, it } from "vitest";
import { aBuyer, aKey, type Client, inWallet, pay, race } from "#testing";
import { desk, mei, standOnNewGround, world } from "../../../../testing/order/fixtures.ts";

standOnNewGround("1000.00");

const body = {
  name: "手工陶壶",
  link: "https://shop.example.cn/item/77",
  platform: "other" as const,
  unitPrice: "88.00",
  domesticFreight: "12.00",
  quantity: 2,
  options: "blue, 300 ml",
  remark: "the one with a wooden handle",
  classId: "cups",
  pictures: [] as string[],
  warehouseId: 1 as const,
  country: "DE",
  disclaimerAgreed: true,
};

async function aPicture(client: Client): Promise<string> {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#0083ef" } })
    .png()
    .toBuffer();
  return (await client.must(uploadPicture, {}, { files: [{ name: "p.png", bytes, type: "image/png" }] })).fileId;
}

it("is priced, paid and put before the desk like any other order, with the buyer's own pictures (rules E-75 to E-79)", async () => {
  const [picture, another] = [await aPicture(mei), await aPicture(mei)];
  const placed = await mei.must(contract.submitDiy, { body: { ...body, pictures: [picture, another] } });
  expect(placed.total).toBe("188.00");
  const order = await mei.must(contract.orderDetail, { query: { orderNo: placed.orderNo } });
  expect(order).toMatchObject({ type: "diy", state: "unpaid", shopSource: "other", tradeNo: placed.tradeNo, due: "188.00" });
  expect(order.items[0]).toMatchObject({
    pictureUrl: `/api/files/${picture}`,
    link: body.link,
    remark: body.remark,
    quantity: 2,
  });
  expect(await pay(mei, placed.tradeNo)).toMatchObject({ ok: true });
  const { list } = await desk.must(contract.buyingQueue, { query: { tab: "to-buy" } });
  const seen = list.find(({ orderNo }) => orderNo === placed.orderNo);
  expect(seen).toMatchObject({
    ...{ budget: "188.00", link: body.link },
    ...{ pictureUrl: `/api/staff/files/${picture}`, pictureFileIds: [picture, another] },
  });
});

it("happens once for one key, and is cancelled with everything back", async () => {
  const before = await inWallet(world, mei);
  const key = aKey();
  const replies = await race(6, () => mei.call(contract.submitDiy, { body }, { key }));
  const orders = new Set(replies.map((reply) => (reply.ok ? reply.data.orderNo : reply.code)));
  expect(orders.size).toBe(1);
  const [first] = replies;
  if (!first?.ok) throw new Error("not placed");
  await pay(mei, first.data.tradeNo);
  await mei.must(contract.cancelOrder, { body: { orderNo: first.data.orderNo, reason: "wrong-item" } });
  expect(await inWallet(world, mei)).toBe(before);
});

it("is cancelled when nobody pays within 72 hours", async () => {
  const { orderNo } = await mei.must(contract.submitDiy, { body });
  await world.advance(72 * 3600 + 1);
  expect(await mei.must(contract.orderDetail, { query: { orderNo } })).toMatchObject({
    state: "cancelled",
    cancelReason: "unpaid",
  });
});

it("of a second-hand platform is a second-hand order (rule E-08)", async () => {
  const { orderNo } = await mei.must(contract.submitDiy, { body: { ...body, platform: "xianyu" } });
  expect(await mei.must(contract.orderDetail, { query: { orderNo } })).toMatchObject({ type: "second-hand" });
});

it.each([
  ["DIY_LINK_WRONG", { link: "javascript:alert(1)" }],
  ["DIY_LINK_WRONG", { link: "a teapot" }],
  ["PRICE_NOT_CORRECT", { unitPrice: "0.00" }],
  ["PRICE_NOT_CORRECT", { domesticFreight: "-1.00" }],
  ["PRICE_NOT_CORRECT", { unitPrice: "999999999999.99", domesticFreight: "1.00" }],
  ["PRICE_NOT_CORRECT", { unitPrice: "1.00", domesticFreight: "999999999999.99" }],
  ["PRICE_NOT_CORRECT", { unitPrice: "1000000.00", quantity: 9999 }],
  ["GOODS_CLASS_UNKNOWN", { classId: "no-such" }],
  ["DISCLAIMER_NOT_AGREED", { disclaimerAgreed: false }],
  ["PICTURE_NOT_YOURS", { pictures: ["a".repeat(32)] }],
  ["INPUT_INVALID", { name: " " }],
])("is refused as %s with %j", async (code, change) => {
  expect(await mei.call(contract.submitDiy, { body: { ...body, ...change } })).toMatchObject({ ok: false, code });
});

it("does not show somebody else's picture", async () => {
  const omar = await aBuyer(world);
  const picture = await aPicture(omar);
  expect(await mei.call(contract.submitDiy, { body: { ...body, pictures: [picture] } })).toMatchObject({
    code: "PICTURE_NOT_YOURS",
  });
});

it("has a most, to the cent, and leaves nothing behind beyond it", async () => {
  const orders = async () => (await mei.must(contract.listOrders, { query: { pageSize: "50" } })).list.length;
  const before = await orders();
  for (const given of [
    { unitPrice: "500000.01", domesticFreight: "0.00", quantity: 1 },
    { unitPrice: "250000.00", domesticFreight: "0.01" },
  ])
    expect(await mei.call(contract.submitDiy, { body: { ...body, ...given } }, { key: aKey() })).toMatchObject({
      code: "ORDER_TOO_LARGE",
      status: 409,
      data: { most: "500000.00" },
    });
  expect(await orders()).toBe(before);
  const most = { ...body, unitPrice: "250000.00", domesticFreight: "0.00" };
  expect(await mei.must(contract.submitDiy, { body: most })).toMatchObject({ total: "500000.00" });
});
