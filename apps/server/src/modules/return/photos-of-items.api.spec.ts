import * as calls from "@sihai/contract/return";
import * as warehouse from "@sihai/contract/warehouse";
import { expect, it } from "vitest";
import { aBuyer, aWorld } from "#testing";
import { inStorage, request, theDesk } from "../../../testing/return/returns.ts";

it("the desk is told of each stock-in photo which of the items going back it was taken of", async () => {
  const world = await aWorld();
  const [desk, mei] = [await theDesk(world), await aBuyer(world, "5000.00")];
  const goods = await inStorage(world, mei, desk, { items: 2 });
  const returnNo = await request(mei, goods);
  const { list } = await desk.receiver.must(calls.returnQueue, { query: { q: returnNo } });
  const taken = [];
  for (const itemNo of goods.itemNos) {
    const { photos: fileIds } = await desk.receiver.must(warehouse.readStored, { params: { itemNo } });
    taken.push({ itemNo, fileIds });
  }
  expect(list[0]?.stockInPhotosOf).toEqual(taken);
  expect(taken.flatMap(({ fileIds }) => fileIds).toSorted()).toEqual(list[0]?.stockInPhotos.toSorted());
});
