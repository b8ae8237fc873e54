import { payByBalance } from "@sihai/contract/payment";
import { askSupplement, finishService, orderServices, startService, subscribeItem } from "@sihai/contract/service";
import { listStorage } from "@sihai/contract/storage";
import { sum, toDecimal } from "@sihai/domain";
import { priceItemService, type ServiceOrdered } from "@sihai/domain/service";
import type { Settings } from "@sihai/domain/setting";
import { type Deps, loadSharp } from "#platform";
import { readStoredFile, storePicture } from "../../modules/file/index.ts";
import type { Caller } from "./caller.ts";
import { demoPayPassword } from "./people.ts";

/** Detailed photos that were taken, more that wait for the bench, an item followed by mail and one that cost more. */
export async function doServices(chen: Caller, rui: Caller, bo: Caller, deps: Deps, ownerUserId: string): Promise<void> {
  const { list } = await chen.must(listStorage, { query: { sort: "newest" } });
  const [first, second] = list;
  if (!first || !second) throw new Error("demo: nothing in storage to photograph");
  const rules = deps.settings.at(deps.clock.now());
  const [entryId = ""] = await orderFor(chen, rules, first.itemNo, [
    { serviceNo: "fine-photo", quantity: 3, remarks: "正面整体<br>接缝<br>标签" },
  ]);
  await rui.must(startService, { body: { entryId } });
  const taken = first.photos.filter(({ kind }) => kind === "standard").slice(0, 3);
  const photos = await Promise.all(taken.map(({ fileId }) => closer(deps, fileId, ownerUserId)));
  await rui.must(finishService, { body: { entryId, done: 3, photos, videos: [], answer: "" } });
  await orderFor(chen, rules, second.itemNo, [
    { serviceNo: "fine-photo", quantity: 4, remarks: "底部<br>有没有划痕" },
    { serviceNo: "bubble-wrap", quantity: second.quantity, remarks: "" },
  ]);
  await chen.must(subscribeItem, { body: { itemNo: second.itemNo } });
  await bo.must(askSupplement, {
    body: {
      itemNo: second.itemNo,
      reason: "domestic-freight",
      amount: "6.00",
      note: "卖家分两个包裹发货，多收一次国内运费。",
    },
  });
}

async function orderFor(caller: Caller, rules: Settings, itemNo: string, services: ServiceOrdered[]): Promise<string[]> {
  const total = sum(
    services.map(({ serviceNo, quantity }) => priceItemService(serviceNo, quantity, 0, rules).total),
    "CNY",
  );
  const ordered = await caller.must(orderServices, { body: { itemNo, services, seenTotal: toDecimal(total) } });
  if (ordered.tradeNo !== null)
    await caller.must(payByBalance, { body: { tradeNo: ordered.tradeNo, payPassword: demoPayPassword } });
  return ordered.entryIds;
}

/** A closer look at what a bench photo shows; the call for it takes files, which the demo's caller does not send. */
async function closer(deps: Deps, fileId: string, ownerUserId: string): Promise<string> {
  const who = { kind: "user", userId: ownerUserId, sessionId: "" } as const;
  const seen = await readStoredFile(deps, { fileId, width: undefined, who });
  if (!seen.ok) throw new Error("demo: a stored item has no photo");
  const sharp = await loadSharp();
  const bytes = await sharp(seen.value.bytes)
    .extract({ left: 200, top: 180, width: 400, height: 400 })
    .resize(800)
    .jpeg()
    .toBuffer();
  const kept = await storePicture(deps, {
    bytes,
    ownerUserId,
    visibility: "owner",
    createdBy: "demo",
    at: deps.clock.now(),
  });
  if (!kept.ok) throw new Error("demo: a photo was refused");
  return kept.value.fileId;
}
