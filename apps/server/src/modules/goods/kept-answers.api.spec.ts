import * as contract from "@sihai/contract/goods";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type SpecWorld, statementsOf } from "#testing";
import { goodsChanges } from "./goods-changes.ts";

let world: SpecWorld;
beforeAll(async () => {
  // A level is given here without what is written beside it.
  world = await aWorld({ breaks: ["a customer's level is the one last recorded"] });
});

const find = (q: string) => world.visitor().must(contract.searchGoods, { query: { q } });
/** How often the catalogue was asked while somebody did something. */
const asked = async (act: () => Promise<unknown>, of: RegExp) => (await statementsOf(act)).filter((text) => of.test(text)).length;

describe("what is the same for everybody is made once in some seconds", () => {
  it("a search, until goods come or change", async () => {
    const first = await find("茶具");
    await find("茶具");
    expect(await asked(async () => expect(await find("茶具")).toEqual(first), /goods_found/)).toBe(0);
    expect(await asked(() => find("茶"), /goods_found/)).toBeGreaterThan(0);
    world.deps.memory.of(goodsChanges).count += 1;
    expect(await asked(() => find("茶具"), /goods_found/)).toBe(1);
    await world.advance(6);
    expect(await asked(() => find("茶具"), /goods_found/)).toBe(1);
  });

  it("a landed cost, by goods, pieces, country and level", async () => {
    const [first] = (await find("茶具")).list;
    const goodsId = first?.goodsId ?? "";
    const { variants } = await world.visitor().must(contract.goodsDetail, { query: { goodsId } });
    const skuId = variants.find(({ stock }) => stock > 5)?.skuId ?? "";
    const cost = (quantity: string, country = "US") =>
      world.visitor().must(contract.landedCost, { query: { goodsId, skuId, quantity, country } });
    const one = await cost("1");
    expect(await asked(async () => expect(await cost("1")).toEqual(one), /from "?goods"?\b/)).toBe(0);
    expect((await cost("2")).low).not.toBe(one.low);
    expect((await cost("1", "DE")).line).not.toEqual(one.line);
    const mei = await world.shopper();
    await world.deps.db.updateTable("app_user").set({ level: 4 }).where("id", "=", mei.id).execute();
    const query = { goodsId, skuId, quantity: "1", country: "US" };
    const ofLevel = async () => expect(await mei.must(contract.landedCost, { query })).not.toEqual(one);
    expect(await asked(ofLevel, /from "?goods"?\b/)).toBe(0);
    await world.advance(6);
    expect(await asked(() => cost("1"), /from "?goods"?\b/)).toBe(1);
  });

  it("and the page of goods, with whose favourite they are told to each", async () => {
    const goodsId = (await find("茶具")).list[0]?.goodsId ?? "";
    const [mei, omar] = [await world.shopper(), await world.shopper()];
    await mei.must(contract.setFavourite, { body: { goodsId, favourite: true } });
    const seen = async (client: typeof mei) => (await client.must(contract.goodsDetail, { query: { goodsId } })).isFavourite;
    expect([await seen(mei), await seen(omar), await seen(mei)]).toEqual([true, false, true]);
  });
});
