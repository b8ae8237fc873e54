import * as contract from "@sihai/contract/freight";
import { listOutlets } from "@sihai/contract/parcel";
import { csvText } from "@sihai/domain/csv";
import { type OutletCells, outletColumns } from "@sihai/domain/freight/rate-cards";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld } from "#testing";
import { outletOf } from "./index.ts";

const cells = (given: Partial<OutletCells> = {}): OutletCells => ({
  code: "HK-SPEC-1",
  line_id: "hk-pickup",
  country: "HK",
  city_zh: "九龙",
  city_en: "Kowloon",
  name_zh: "四海试点",
  name_en: "Sihai trial",
  address_zh: "某街 1 号",
  address_en: "1 Some Street",
  phone: "+852 3008 0000",
  hours: "10:00–20:00",
  lat: "22.3",
  lng: "114.17",
  ...given,
});

describe("pickup outlets kept in the console", () => {
  let world: SpecWorld;
  let pricing: Client;
  beforeAll(async () => {
    world = await aWorld();
    pricing = await world.staff("pricing");
  });
  const save = (given: Partial<OutletCells>, isNew: boolean) =>
    pricing.call(contract.saveOutlet, { body: { cells: cells(given), isNew } });
  const close = (code: string, closed: boolean) => pricing.call(contract.closeOutlet, { body: { code, closed } });
  const offered = async () => (await world.visitor().must(listOutlets, { query: { lineId: "hk-pickup" } })).outlets;
  const codes = async () => (await offered()).map(({ code }) => code);

  it("name each wrong cell and keep nothing of it", async () => {
    const wrong = await save({ line_id: "eu-air-fast", lat: "north", phone: "" }, true);
    expect(wrong).toMatchObject({ ok: false, code: "OUTLET_INVALID", data: { count: 3 } });
    expect(await codes()).not.toContain("HK-SPEC-1");
  });

  it("are offered to buyers at once, once under a code", async () => {
    const answers = await race(3, () => save({}, true));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await codes()).filter((code) => code === "HK-SPEC-1")).toHaveLength(1);
    expect(await save({}, true)).toMatchObject({ ok: false, code: "OUTLET_CODE_TAKEN" });
    expect(await save({ code: "HK-NONE" }, false)).toMatchObject({ ok: false, code: "OUTLET_NOT_FOUND" });
  });

  it("of the file are changed in place, the rest of it stays", async () => {
    const before = await offered();
    expect(await save({ code: "HK-KLN-01", hours: "09:00–23:00" }, false)).toMatchObject({ ok: true });
    const after = await offered();
    expect(after.find(({ code }) => code === "HK-KLN-01")?.hours).toBe("09:00–23:00");
    expect(after).toHaveLength(before.length);
  });

  it("are exported as a file; an import shows what it changes first and keeps all of it or nothing", async () => {
    const { text } = await pricing.must(contract.exportOutlets);
    expect(await pricing.must(contract.compareOutlets, { body: { text } })).toMatchObject({ changes: [] });
    const edited = `${text.replace("09:00–23:00", "08:00–20:00")}${csvText(outletColumns, [cells({ code: "HK-FILE-1" })]).split("\n")[1]}\n`;
    const { changes } = await pricing.must(contract.compareOutlets, { body: { text: edited } });
    expect(changes.map(({ code, isNew }) => [code, isNew])).toEqual([
      ["HK-KLN-01", false],
      ["HK-FILE-1", true],
    ]);
    expect(changes[0]?.cells).toEqual([{ column: "hours", before: "09:00–23:00", after: "08:00–20:00" }]);
    // Looking changed nothing; another number of changes than was shown is refused.
    expect(await codes()).not.toContain("HK-FILE-1");
    const apply = (body: { text: string; changes: number }) => pricing.call(contract.importOutlets, { body });
    expect(await apply({ text: edited, changes: 1 })).toMatchObject({ code: "OUTLETS_OTHER_CHANGES", data: { changes: 2 } });
    await close("HK-KLN-01", true);
    expect(await apply({ text: edited, changes: 2 })).toMatchObject({ ok: true, data: { saved: 2 } });
    expect(await codes()).toContain("HK-FILE-1");
    // Closed it was and closed it stays.
    expect(await codes()).not.toContain("HK-KLN-01");
    expect((await pricing.must(contract.exportOutlets)).text).toContain("08:00–20:00");
    await close("HK-KLN-01", false);
  });

  it("of a file with wrong rows are not kept at all, and the rows are named", async () => {
    const { text } = await pricing.must(contract.exportOutlets);
    const rows = text.trimEnd().split("\n");
    const wrong = `${text}${csvText(outletColumns, [cells({ code: "HK-FILE-2" }), cells({ code: "x", lat: "99" })])
      .split("\n")
      .slice(1)
      .join("\n")}`;
    for (const endpoint of [contract.compareOutlets, contract.importOutlets] as const) {
      const answer = await pricing.call(endpoint, {
        body: { text: wrong, ...(endpoint === contract.importOutlets && { changes: 1 }) },
      });
      expect(answer).toMatchObject({ ok: false, code: "OUTLET_INVALID" });
      expect(answer.ok ? null : answer.data).toMatchObject({
        errors: [
          { row: rows.length + 2, column: "lat" },
          { row: rows.length + 2, column: "code" },
        ],
      });
    }
    expect(await codes()).not.toContain("HK-FILE-2");
  });

  it("close to new parcels, stay known to those on their way, and open again", async () => {
    expect(await close("HK-KLN-02", true)).toMatchObject({ ok: true });
    expect(await codes()).not.toContain("HK-KLN-02");
    expect(await outletOf(world.deps.db, world.deps, "HK-KLN-02")).toMatchObject({ code: "HK-KLN-02" });
    expect(await close("HK-KLN-02", false)).toMatchObject({ ok: true });
    expect(await codes()).toContain("HK-KLN-02");
    expect(await close("HK-NONE", true)).toMatchObject({ ok: false, code: "OUTLET_NOT_FOUND" });
    const acts = await world.deps.db.selectFrom("audit_log").select("action").where("subject", "=", "outlet:HK-KLN-02").execute();
    expect(acts.map(({ action }) => action)).toEqual(["freight.close-outlet", "freight.open-outlet"]);
  });
});
