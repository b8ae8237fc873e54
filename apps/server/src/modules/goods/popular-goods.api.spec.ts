import * as contract from "@sihai/contract/goods";
import { beforeAll, expect, it } from "vitest";
import { aWorld, type SpecWorld } from "#testing";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

it("nothing is put forward that no line takes to any country, however well it sells", async () => {
  const visitor = world.visitor();
  const idsOf = async (q: string) => {
    const { list } = await visitor.must(contract.searchGoods, { query: { q } });
    return list.map(({ goodsId }) => goodsId);
  };
  const [perfume = "", shirt = ""] = [(await idsOf("香水"))[0], (await idsOf("T恤"))[0]];
  const curated = { is_popular: true, state: "on-sale", sales: 1_000_000 };
  await world.deps.db.updateTable("goods").set(curated).where("id", "in", [perfume, shirt]).execute();
  const ask = async () => (await visitor.must(contract.popularGoods)).list.map(({ goodsId }) => goodsId);
  for (const shown of [await ask(), await ask()]) {
    expect(shown).toContain(shirt);
    expect(shown).not.toContain(perfume);
  }
});
