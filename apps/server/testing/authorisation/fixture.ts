import { randomBytes } from "node:crypto";
import { addToCart, listCart } from "@sihai/contract/cart";
import { writeAboutClaim } from "@sihai/contract/claim";
import { speedUpConsult } from "@sihai/contract/consult";
import { uploadPicture } from "@sihai/contract/file";
import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import { askDataCopy } from "@sihai/contract/identity";
import { listPushDevices } from "@sihai/contract/message";
import { submitOrder } from "@sihai/contract/order";
import { addHook, makeToken } from "@sihai/contract/partner";
import { listBills } from "@sihai/contract/payment";
import { makePlan } from "@sihai/contract/plan";
import * as service from "@sihai/contract/service";
import * as storageContract from "@sihai/contract/storage";
import * as unannouncedContract from "@sihai/contract/unannounced";
import { hiddenPart } from "@sihai/domain/unannounced";
import sharp from "sharp";
import { aBuyer, aKey, anAddress, type Client, eventually, type SpecWorld } from "#testing";
import { aDeliveredParcel, told } from "../claim/claims.ts";
import { aQuestion, goOnTo } from "../consult/consults.ts";
import { anEnquiry } from "../enquiry/enquiries.ts";
import { planned, someGoods } from "../expert/experts.ts";
import { aPushDevice } from "../message/push.ts";
import { aPaidParcel, aSubmittedParcel, type Benches, theBenches } from "../parcel/parcels.ts";
import { aSavedCard } from "../payment/payments.ts";
import { inStorage, request, theDesk } from "../return/returns.ts";
import { anAnnouncedTransfer } from "../transfer/transfers.ts";
import { aStoredItem, benchPhoto } from "../warehouse/stored-items.ts";
import { anAppliedWithdrawal } from "../withdrawal/withdrawals.ts";
import type { Owned } from "./row.ts";

/** A shopper with one of everything a stranger could name. */
export async function aShopperWithEverything(world: SpecWorld): Promise<Owned> {
  // Speedy response is sold by day alone.
  await goOnTo(world, 10);
  const mei = await aBuyer(world);
  const hook = await mei.must(addHook, { body: { url: "https://hooks.example.com/sihai", kinds: ["item", "parcel"] } });
  const benches = await theBenches(world);
  const paid = await aPaidParcel(world, mei, benches);
  const unpaid = await aSubmittedParcel(world, mei, benches);
  const stored = await aStoredItem(world, mei, benches);
  const { orderNo, tradeNo, itemNo, cartItemId } = await anOrder(world, mei);
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#0083ef" } })
    .png()
    .toBuffer();
  const file = await mei.must(uploadPicture, {}, { files: [{ name: "p.png", bytes: picture, type: "image/png" }] });
  const bills = await mei.must(listBills, { query: {} });
  const message = await eventually("a message", () =>
    world.deps.db.selectFrom("message").select("id").where("user_id", "=", mei.id).limit(1).executeTakeFirst(),
  );
  const itemIds = [stored.itemId];
  const plan = await mei.must(makePlan, { body: { itemIds, addressId: await anAddress(world, mei) } }, { key: aKey() });
  return {
    userId: mei.id,
    planId: plan.planId,
    addressId: await anAddress(world, mei),
    msgId: message.id,
    cartItemId,
    orderNo,
    itemNo,
    orderTradeNo: tradeNo,
    storedItemId: stored.itemId,
    parcelTradeNo: unpaid.tradeNo,
    packageId: paid.packageId,
    billId: bills.list[0]?.id ?? "",
    fileId: file.fileId,
    ...(await aServiceAndASupplement(world, mei, stored.itemNo)),
    claimNo: await aClaimWithAMessage(world, mei, benches),
    returnNo: await request(mei, await inStorage(world, mei, await theDesk(world))),
    storageTaskId: await aStorageTask(mei, stored.itemId),
    transferNo: await anAnnouncedTransfer(mei),
    withdrawNo: await anAppliedWithdrawal(mei),
    dataCopyId: (await mei.must(askDataCopy)).id,
    sessionId: await aSession(world, mei),
    pushDeviceId: await aPushDeviceId(world, mei),
    passkeyId: await aPasskey(world, mei),
    hookId: hook.id,
    deliveryId: await aDelivery(world, hook.id),
    tokenId: (await mei.must(makeToken, { body: { name: "mine", scopes: ["orders.read"], days: 30 } })).id,
    cardId: await aSavedCard(mei, await anAddress(world, mei)),
    unannouncedNo: await aClaimedParcel(mei, benches.receiver, picture),
    expertNo: await planned(mei, await world.staff("support"), await someGoods(world, mei, benches, [500])),
    consultNo: await aSpeedyQuestion(mei),
    enquiryNo: await anEnquiry(world, mei, ["https://item.taobao.com/item.htm?id=610947572360"]),
  };
}

async function aPasskey({ deps: { db } }: SpecWorld, { id }: Client): Promise<string> {
  const made = { device_app: "chrome", device_system: "windows", created_at: new Date() };
  const keys = { credential_id: randomBytes(32), public_key: randomBytes(77), sign_count: 0, transports: ["internal"] };
  return (
    await db
      .insertInto("passkey")
      .values({ user_id: id, ...keys, ...made })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
}

async function aPushDeviceId(world: SpecWorld, client: Client): Promise<string> {
  await aPushDevice(world, client);
  return (await client.must(listPushDevices)).list[0]?.id ?? "";
}

async function aSession({ deps: { db } }: SpecWorld, { id }: Client): Promise<string> {
  return (await db.selectFrom("session").select("id").where("user_id", "=", id).executeTakeFirstOrThrow()).id;
}

/** Something its program was told. */
async function aDelivery({ deps: { db } }: SpecWorld, hookId: string): Promise<string> {
  const row = await db
    .updateTable("hook_delivery")
    .set({ state: "done" })
    .where("hook_id", "=", hookId)
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A question with speedy response that is not paid yet. */
async function aSpeedyQuestion(client: Client): Promise<string> {
  const consultNo = await aQuestion(client);
  await client.must(speedUpConsult, { body: { consultNo } }, { key: aKey() });
  return consultNo;
}

/** An item whose storage is to be extended, or which is to be thrown away. */
async function aStorageTask(client: Client, itemId: string): Promise<string> {
  const items = [{ itemId, months: 1 }];
  await client.must(storageContract.extendStorage, { body: { items, seenTotal: "15.00" } }, { key: aKey() });
  const { taskId } = await client.must(storageContract.askDiscard, { body: { itemId, reason: "" } }, { key: aKey() });
  return taskId;
}

async function aClaimWithAMessage(world: SpecWorld, client: Client, benches: Benches): Promise<string> {
  const claimNo = await told(client, await aDeliveredParcel(world, client, benches));
  await client.must(writeAboutClaim, { body: { claimNo, text: "Two corners are torn" } });
  return claimNo;
}

/** A parcel nobody announced, with the shopper's mark on it, that became theirs. */
async function aClaimedParcel(client: Client, receiver: Client, picture: Buffer): Promise<string> {
  const trackingNo = `SF${Date.now()}`;
  const photos = [await benchPhoto(receiver, "unannounced", picture)];
  const body = { trackingNo, warehouse: 1 as const, grams: 500, shelf: "X-01-1", written: `SH${client.id}`, photos };
  const { unannouncedNo } = await receiver.must(unannouncedContract.shelveUnannounced, { body });
  await client.must(unannouncedContract.claimUnannounced, {
    body: { unannouncedNo, hidden: hiddenPart(trackingNo), contents: "tea" },
  });
  return unannouncedNo;
}

/** A service that is not paid yet and money asked for, both on a stored item. */
async function aServiceAndASupplement(world: SpecWorld, client: Client, itemNo: string) {
  const services = [{ serviceNo: "fine-photo" as const, quantity: 1, remarks: "" }];
  const ordered = await client.must(service.orderServices, { body: { itemNo, services, seenTotal: "2.00" } }, { key: aKey() });
  await client.must(service.subscribeItem, { body: { itemNo } });
  const buyer = await world.staff("buyer");
  const request = { itemNo, reason: "oversize" as const, amount: "5.00", note: "a large box" };
  const { supplementId } = await buyer.must(service.askSupplement, { body: request }, { key: aKey() });
  return { storedItemNo: itemNo, serviceEntryId: ordered.entryIds[0] ?? "", supplementId };
}

async function anOrder(world: SpecWorld, client: Client) {
  const { list } = await world.visitor().must(searchGoods, { query: { q: "杯" } });
  const goods = await world.visitor().must(goodsDetail, { query: { goodsId: list[0]?.goodsId ?? "" } });
  const variant = goods.variants.find(({ stock }) => stock > 20);
  const add = () =>
    client.must(addToCart, { body: { goodsId: goods.goodsId, skuId: variant?.skuId ?? "", quantity: goods.minimumQuantity } });
  const ordered = await add();
  const line = (await client.must(listCart)).shops[0]?.lines[0];
  const order = await client.must(
    submitOrder,
    {
      body: {
        quicklyBuyFlg: 0,
        couponList: [],
        goodsCodeList: [ordered.cartItemId],
        shopOrderService: [],
        goodsAdditionalServiceList: [],
        quickGoods: null,
        warehouseId: 1,
        country: "DE",
        seenPrices: [
          { goodsCode: ordered.cartItemId, unitPrice: line?.unitPrice ?? "", domesticFreight: line?.domesticFreight ?? "" },
        ],
        disclaimerAgreed: true,
      },
    },
    { key: aKey() },
  );
  const orderNo = order.orders[0]?.orderNo ?? "";
  const item = await world.deps.db
    .selectFrom("order_item")
    .innerJoin("purchase_order", (join) =>
      join.onRef("purchase_order.user_id", "=", "order_item.user_id").onRef("purchase_order.id", "=", "order_item.order_id"),
    )
    .select("item_no")
    .where("order_no", "=", orderNo)
    .executeTakeFirstOrThrow();
  const { cartItemId } = await add();
  return { orderNo, tradeNo: order.tradeNo, itemNo: item.item_no, cartItemId };
}

/** How much of everything a shopper has: what strangers must not change. */
export async function everythingOf({ deps: { db } }: SpecWorld, userId: string): Promise<Record<string, unknown>> {
  const tables = [
    "address",
    "message",
    "cart_item",
    "purchase_order",
    "order_item",
    "stored_item",
    "storage_task",
    "storage_extension",
    "parcel",
    "trade",
    "timeline",
    "return_request",
    "claim",
    "claim_message",
    "return_item",
    "return_free_use",
    "item_service",
    "supplement",
    "item_subscription",
    "stored_file",
    "abnormal_claim",
    "enquiry",
    "consult",
    "consult_message",
    "consult_speedy",
    "expert_service",
    "transfer",
    "transfer_receipt",
    "withdrawal",
    "withdrawal_part",
    "session",
    "api_token",
    "event_hook",
    "data_copy",
  ] as const;
  const counts: [string, unknown][] = [];
  for (const table of tables) {
    const column = table === "stored_file" ? "owner_user_id" : "user_id";
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where(column as "user_id", "=", userId)
      .execute();
    counts.push([table, rows.length === 0 ? 0 : JSON.stringify(rows)]);
  }
  return Object.fromEntries(counts);
}
