import { listFilters, removeFilter, savedFiltersMost, saveFilter } from "@sihai/contract/staff";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aWorld, type Client, type SpecWorld } from "#testing";

let spec: SpecWorld;
let lin: Client;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  lin = await spec.staff("buyer");
});

const page = "/buying";
const late = { page, name: "Late on Taobao", search: "tab=buying&platform=taobao&due=late" };
const filtersOf = async (who: Client, of = page) => (await who.must(listFilters, { query: { page: of } })).filters;

describe("saved filters", () => {
  it("are kept for whoever saved them, page by page, wherever they sign in", async () => {
    const saved = await lin.must(saveFilter, { body: late });
    expect(await filtersOf(lin.at(await spec.anotherNode()))).toEqual([saved]);
    expect(await filtersOf(lin, "/packing")).toEqual([]);
    expect(await filtersOf(await spec.staff("buyer"))).toEqual([]);
  });

  it("replace one of the same name, and stay otherwise in their order", async () => {
    const first = await lin.must(saveFilter, { body: late });
    await lin.must(saveFilter, { body: { ...late, name: "Mine" } });
    await lin.must(saveFilter, { body: { ...late, search: "tab=bought" } });
    expect(await filtersOf(lin)).toMatchObject([{ ...first, search: "tab=bought" }, { name: "Mine" }]);
  });

  it("are nobody else’s to take away", async () => {
    const { filterId } = await lin.must(saveFilter, { body: late });
    const other = await spec.staff("admin");
    expect(await other.must(removeFilter, { body: { filterId } })).toEqual({ removed: 0 });
    expect(await filtersOf(lin)).toHaveLength(1);
    expect(await lin.must(removeFilter, { body: { filterId } })).toEqual({ removed: 1 });
    expect(await filtersOf(lin)).toEqual([]);
  });

  it("are as many as can be read, also when two windows save at once", async () => {
    for (let at = 1; at < savedFiltersMost; at++) await lin.must(saveFilter, { body: { ...late, name: `Filter ${at}` } });
    const replies = await Promise.all(["one", "other"].map((name) => lin.call(saveFilter, { body: { ...late, name } })));
    expect(replies.map((reply) => (reply.ok ? "saved" : reply.code)).sort()).toEqual(["TOO_MANY_FILTERS", "saved"]);
    expect(await lin.call(saveFilter, { body: { ...late, name: "Filter 1" } })).toMatchObject({ ok: true });
  });

  it("hold no address of another page and nothing that is no filter", async () => {
    for (const wrong of [
      { page: "https://example.com" },
      { page: "/a/../b" },
      { search: "a=1#x" },
      { search: "" },
      { name: " " },
    ])
      expect(await lin.call(saveFilter, { body: { ...late, ...wrong } })).toMatchObject({ ok: false, status: 400 });
    const shopper = await spec.shopper();
    expect(await shopper.call(saveFilter, { body: late })).toMatchObject({ ok: false, status: 401 });
  });
});
