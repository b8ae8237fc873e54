import * as contract from "@sihai/contract/parcel";
import { add, cny, subtract, toDecimal } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { aKey, anAddress, logInAgain, pay, payPassword } from "#testing";
import { aChangeOf, aParcelOfTwo, changeIt } from "../../../../testing/parcel/changes.ts";
import { balance, benches, detail, mei, spec, standOnNewGround, total } from "../../../../testing/parcel/fixtures.ts";
import { aPaidParcel, aSealedParcel, leave, packIt } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

standOnNewGround();

describe("a parcel on the packing bench", () => {
  it("asks for goods taken out to be put back before the box is closed", async () => {
    const { packageId, tradeNo, itemIds, itemNos } = await aParcelOfTwo(spec, mei, benches);
    await pay(mei, tradeNo);
    const { packer } = benches;
    await packer.must(contract.startPicking, { body: { packageId } });
    for (const itemNo of itemNos) await packer.must(contract.pickItem, { body: { packageId, itemNo } });
    const body = await aChangeOf(mei, packageId, { itemIds: itemIds.slice(0, 1) });
    await mei.must(contract.changeParcel, { body }, { key: aKey() });
    const read = await packer.must(contract.packingParcel, { query: { packageId } });
    expect(read).toMatchObject({ items: [{ itemNo: itemNos[0] }], putBack: [{ itemNo: itemNos[1], shelf: "A-01-1" }] });
    expect(read.changedAt).not.toBeNull();
    const close = () => packer.call(contract.packParcel, { body: { packageId } });
    expect(await close()).toMatchObject({ ok: false, code: "NOT_PUT_BACK", data: { left: 1 } });
    const put = () => packer.call(contract.putItemBack, { body: { itemNo: itemNos[1] ?? "" } });
    expect(await put()).toMatchObject({ ok: true, data: { shelf: "A-01-1" } });
    expect(await put()).toMatchObject({ ok: false, code: "ITEM_NOT_TO_PUT_BACK" });
    expect(await close()).toMatchObject({ ok: true });
  });

  it("lists the picked goods of a cancelled parcel, too", async () => {
    const parcel = await aPaidParcel(spec, mei, benches);
    const { packer } = benches;
    await packer.must(contract.startPicking, { body: { packageId: parcel.packageId } });
    await packer.must(contract.pickItem, { body: { packageId: parcel.packageId, itemNo: parcel.item.itemNo } });
    await mei.must(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() });
    const { items } = await packer.must(contract.putBackList, { query: { warehouse: "1" } });
    expect(items).toContainEqual(expect.objectContaining({ itemNo: parcel.item.itemNo, packageId: parcel.packageId }));
    await packer.must(contract.putItemBack, { body: { itemNo: parcel.item.itemNo } });
  });

  it("opens a closed box for ¥20 when goods or services change, and for nothing when papers do", async () => {
    const parcel = await aPaidParcel(spec, mei, benches, { form: { services: [{ code: "reinforcement", items: [] }] } });
    await packIt(benches, parcel.packageId, [parcel.item.itemNo]);
    const was = await total(parcel.packageId);
    const services = [{ code: "reinforcement" as const, items: [] }];
    const papers = await aChangeOf(mei, parcel.packageId, { services, remark: "ring twice" });
    expect(cny(papers.total)).toEqual(was);
    expect(await changeIt(mei, papers)).toMatchObject({ ok: true, data: { state: "packed" } });
    const box = await aChangeOf(mei, parcel.packageId, { services: [...services, { code: "filling", items: [] }] });
    expect(subtract(cny(box.total), was)).toEqual(cny("25.00"));
    expect(await changeIt(mei, { ...box, payPassword })).toMatchObject({ ok: true, data: { state: "picking" } });
    const { work, items } = await benches.packer.must(contract.packingParcel, { query: { packageId: parcel.packageId } });
    expect(items).toMatchObject([{ picked: true }]);
    expect(work.map(({ code, doneAt }) => [code, doneAt])).toEqual([
      ["reinforcement", null],
      ["filling", null],
    ]);
    // What opening the box cost is not given back.
    const before = await balance();
    const { refunded } = await mei.must(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() });
    expect(refunded).toBe(toDecimal(subtract(cny(box.total), cny("20.00"))));
    expect(await balance()).toEqual(add(before, cny(refunded)));
  });
});

describe("what is edited again and again", () => {
  it("costs what its list costs, after every edit, and comes back once (rule F42)", async () => {
    const codes = ["filling", "corner-protection", "remove-box", "waterproof-bag"] as const;
    const start = await balance();
    const parcel = await aPaidParcel(spec, mei, benches, { quantity: 3 });
    const others = [await aStoredItem(spec, mei, benches, { quantity: 2 }), await aStoredItem(spec, mei, benches)];
    const goods = [
      { itemId: parcel.item.itemId, most: 3 },
      { itemId: others[0]?.itemId ?? "", most: 2 },
      { itemId: others[1]?.itemId ?? "", most: 1 },
    ];
    let seed = 20_261_121;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let edit = 0; edit < 12; edit++) {
      const chosen = goods.filter((_, index) => index === edit % 3 || random(2) === 0);
      const services = codes
        .filter(() => random(2) === 0)
        .map((code) => ({
          code,
          items:
            code === "remove-box" || code === "waterproof-bag"
              ? chosen.map(({ itemId, most }) => ({ itemId, quantity: 1 + random(most) }))
              : [],
        }));
      const itemIds = chosen.map(({ itemId }) => itemId);
      const [first] = chosen;
      const tooMany = [{ code: "remove-box" as const, items: [{ itemId: first?.itemId ?? "", quantity: 9 }] }];
      const wrong = await changeIt(mei, await aChangeOf(mei, parcel.packageId, { itemIds, services: tooMany, total: "1.00" }));
      expect(wrong).toMatchObject({ ok: false, code: "SERVICE_QUANTITY_WRONG" });
      const body = await aChangeOf(mei, parcel.packageId, { itemIds, services });
      expect(await changeIt(mei, { ...body, payPassword })).toMatchObject({ ok: true, data: { total: body.total } });
      const { charges, chargesTotal } = await detail(parcel.packageId);
      const prices: Record<string, bigint> = {
        filling: 500n,
        "corner-protection": 1_000n,
        "remove-box": 100n,
        "waterproof-bag": 100n,
      };
      const list = services.reduce((sum, { code, items }) => {
        const pieces = items.reduce((count, { quantity }) => count + quantity, 0);
        return sum + (prices[code] ?? 0n) * BigInt(items.length === 0 ? 1 : pieces);
      }, 0n);
      expect(cny(chargesTotal).amount).toBe(list);
      expect(charges.map(({ code }) => code)).toEqual(services.map(({ code }) => code));
      expect(subtract(start, await balance())).toEqual(cny(body.total));
    }
    await mei.must(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() });
    expect(await balance()).toEqual(start);
  });

  it("keeps the rules of warehouses and debts (rules F34 and F43)", async () => {
    const parcel = await aPaidParcel(spec, mei, benches);
    const far = await aStoredItem(spec, mei, benches, { warehouse: 2 });
    const mixed = await aChangeOf(mei, parcel.packageId, { itemIds: [parcel.item.itemId, far.itemId], total: "1.00" });
    expect(await changeIt(mei, mixed)).toMatchObject({ ok: false, code: "TWO_WAREHOUSES" });
    const { db } = spec.deps;
    await db
      .updateTable("order_item")
      .set({ flags: ["overseas-origin"] })
      .where("item_no", "=", parcel.item.itemNo)
      .execute();
    const moved = await aChangeOf(mei, parcel.packageId, { addressId: await anAddress(spec, mei, "CN"), total: "1.00" });
    expect(await changeIt(mei, moved)).toMatchObject({ ok: false, code: "OVERSEAS_ORIGIN_TO_MAINLAND" });
    await db.updateTable("order_item").set({ flags: [] }).where("item_no", "=", parcel.item.itemNo).execute();
    const debt = await aSealedParcel(spec, mei, benches, { grams: 1_800, sidesCm: [34, 24, 12] });
    await leave(benches, [debt.packageId]);
    const near = await aStoredItem(spec, mei, benches);
    await spec.advance(15 * 86_400);
    await logInAgain(spec, mei);
    const more = await aChangeOf(mei, parcel.packageId, { itemIds: [parcel.item.itemId, near.itemId], total: "1.00" });
    expect(await changeIt(mei, { ...more, payPassword })).toMatchObject({ ok: false, code: "OUTSTANDING_BALANCE" });
    expect(await changeIt(mei, await aChangeOf(mei, parcel.packageId, { remark: "papers only" }))).toMatchObject({ ok: true });
  });
});
