import * as contract from "@sihai/contract/freight";
import { readTable } from "@sihai/domain/freight/rate-cards";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, Client, race, type SpecWorld } from "#testing";

const day = (at: Date, after = 0) => new Date(at.getTime() + 8 * 3_600_000 + after * 86_400_000).toISOString().slice(0, 10);
const form = { country: "DE", zip: "10115", warehouse: 1 as const, classes: ["clothing"], grams: 1000 };

describe("price lists made in the console", () => {
  let world: SpecWorld;
  let maker: Client;
  let checker: Client;
  beforeAll(async () => {
    world = await aWorld();
    maker = await world.staff("pricing");
    checker = await world.staff("pricing");
  });

  async function tariffsOf(versionId = "0"): Promise<string> {
    const { files } = await maker.must(contract.exportRateVersion, { query: { versionId } });
    return files.find(({ name }) => name === "tariffs")?.text ?? "";
  }

  async function dearerBy(step: string): Promise<string> {
    const tariffs = (await tariffsOf()).replace(
      "express-world-hk,20500,first-step,220.00,,,500,500,80.00",
      `express-world-hk,20500,first-step,220.00,,,500,500,${step}`,
    );
    const { versionId } = await maker.must(contract.importRateVersion, { body: { files: { tariffs }, note: `step ${step}` } });
    return versionId;
  }

  async function priceOnLine(url = world.url): Promise<string | undefined> {
    const { eligible } = await new Client(url).must(contract.calculate, { body: form });
    return eligible.find(({ line }) => line.id === "express-world-hk")?.quote.total;
  }

  it("names wrong cells by file, row and column, and takes nothing", async () => {
    const tariffs = (await tariffsOf()).replace("220.00", "cheap");
    const wrong = await maker.call(contract.importRateVersion, { body: { files: { tariffs }, note: "typo" } });
    expect(wrong).toMatchObject({
      ok: false,
      code: "RATE_CARDS_INVALID",
      data: { count: 1, errors: [{ file: "tariffs", row: 2, column: "fixed" }] },
    });
    const same = await maker.call(contract.importRateVersion, { body: { files: { tariffs: await tariffsOf() }, note: "same" } });
    expect(same).toMatchObject({ ok: false, code: "RATE_CARDS_UNCHANGED" });
    expect((await maker.must(contract.listRateVersions)).list).toHaveLength(1);
  });

  it("show what they change, need a second person, begin on their day on every node, and leave earlier days alone", async () => {
    const other = await world.anotherNode();
    expect([await priceOnLine(), await priceOnLine(other)]).toEqual(["344.00", "344.00"]);
    const versionId = await dearerBy("88.00");
    const { changes, maySchedule, earliestDay } = await maker.must(contract.readRateVersion, { query: { versionId } });
    expect(changes).toMatchObject([
      {
        lineId: "express-world-hk",
        kind: "changed",
        cells: [{ row: "20500", column: "step_price", before: "80.00", after: "88.00" }],
      },
    ]);
    expect(maySchedule).toBe("own");
    const tomorrow = day(world.deps.clock.now(), 1);
    expect(earliestDay).toBe(tomorrow);
    const schedule = (who: Client, from: string) => who.call(contract.scheduleRateVersion, { body: { versionId, from } });
    expect(await schedule(maker, tomorrow)).toMatchObject({ ok: false, code: "RATE_VERSION_OWN" });
    expect(await schedule(checker, day(world.deps.clock.now()))).toMatchObject({ ok: false, code: "RATE_VERSION_DAY_PAST" });
    expect(await schedule(checker, "2027-02-30")).toMatchObject({ ok: false, code: "RATE_VERSION_DAY_PAST" });
    expect(await schedule(checker, tomorrow)).toMatchObject({ ok: true });
    expect(await schedule(checker, tomorrow)).toMatchObject({ ok: false, code: "RATE_VERSION_STATE_REFUSED" });
    expect(await priceOnLine()).toBe("344.00");

    await world.advance(86_400);
    await new Promise((done) => setTimeout(done, 2_100));
    expect([await priceOnLine(), await priceOnLine(other)]).toEqual(["352.96", "352.96"]);
    const late = await checker.call(contract.withdrawRateVersion, { body: { versionId } });
    expect(late).toMatchObject({ ok: false, code: "RATE_VERSION_STATE_REFUSED" });
    const { list } = await maker.must(contract.listRateVersions);
    expect(list.map((one) => [one.versionId, one.isInForce, one.isOver])).toEqual([
      [versionId, true, false],
      ["0", false, true],
    ]);
  });

  it("are taken back before they begin, and not twice", async () => {
    const versionId = await dearerBy("99.00");
    const from = day(world.deps.clock.now(), 3);
    await checker.must(contract.scheduleRateVersion, { body: { versionId, from } });
    const before = await priceOnLine();
    const withdrawals = await race(4, () => maker.call(contract.withdrawRateVersion, { body: { versionId } }));
    expect(withdrawals.filter(({ ok }) => ok)).toHaveLength(1);
    await world.advance(4 * 86_400);
    await new Promise((done) => setTimeout(done, 2_100));
    expect(await priceOnLine()).toBe(before);
    const acts = await world.deps.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", `rate-cards:${versionId}`)
      .orderBy("id")
      .execute();
    expect(acts.map(({ action }) => action)).toEqual([
      "freight.import-rates",
      "freight.schedule-rates",
      "freight.withdraw-rates",
    ]);
  });

  it("never begin two on one day, however many ask at once", async () => {
    const versions = [await dearerBy("70.00"), await dearerBy("71.00"), await dearerBy("72.00")];
    const from = day(world.deps.clock.now(), 30);
    const answers = await race(3, (index) =>
      checker.call(contract.scheduleRateVersion, { body: { versionId: versions[index] ?? "", from } }),
    );
    expect(answers.map((one) => (one.ok ? "ok" : one.code)).sort()).toEqual([
      "RATE_VERSION_DAY_TAKEN",
      "RATE_VERSION_DAY_TAKEN",
      "ok",
    ]);
  });

  it("are exported without formulas and imported as they were", async () => {
    const { files } = await maker.must(contract.exportRateVersion, { query: { versionId: "0" } });
    const lines = files.find(({ name }) => name === "lines")?.text ?? "";
    const noted = lines.replace("Worldwide express via Hong Kong", "'=HYPERLINK(1)");
    const { versionId } = await maker.must(contract.importRateVersion, { body: { files: { lines: noted }, note: "formula" } });
    const again = await maker.must(contract.exportRateVersion, { query: { versionId } });
    const text = again.files.find(({ name }) => name === "lines")?.text ?? "";
    expect(text).toContain("'=HYPERLINK(1)");
    expect(text).not.toMatch(/(^|,)"?[=+@]/m);
    const header = lines.split("\n")[0]?.split(",") ?? [];
    expect(readTable("lines", text, header).rows[0]?.cells.name_en).toBe("=HYPERLINK(1)");
  });

  it("start from the latest scheduled list, and say what they would take back of one they were not made from", async () => {
    const older = await dearerBy("61.00");
    const scheduled = await dearerBy("62.00");
    const from = day(world.deps.clock.now(), 40);
    await checker.must(contract.scheduleRateVersion, { body: { versionId: scheduled, from } });
    const { version, cells } = await maker.must(contract.readLineCells, { query: { lineId: "us-air-standard" } });
    expect(version).toBe(scheduled);
    if (!cells) throw new Error("no such line");
    const line = { ...cells.line, days_max: "13" };
    const { versionId } = await maker.must(contract.draftLine, { body: { cells: { ...cells, line }, note: "faster" } });
    const changed = async (seen: { versionId: string; from?: string }) =>
      (await maker.must(contract.readRateVersion, { query: seen })).changes.map(({ lineId }) => lineId);
    const after = day(world.deps.clock.now(), 41);
    expect((await maker.must(contract.readRateVersion, { query: { versionId } })).day).toBe(after);
    expect(await changed({ versionId })).toEqual(["us-air-standard"]);
    expect(await changed({ versionId, from })).toEqual(expect.arrayContaining(["us-air-standard", "express-world-hk"]));
    const takesBack = await maker.must(contract.readRateVersion, { query: { versionId: older, from: after } });
    expect(takesBack).toMatchObject({ against: scheduled, version: { basedOn: expect.not.stringMatching(scheduled) } });
    expect(takesBack.changes[0]?.cells).toMatchObject([{ column: "step_price", before: "62.00", after: "61.00" }]);
    await checker.must(contract.withdrawRateVersion, { body: { versionId: scheduled } });
  });

  it("change one line in a form, checked as it is typed", async () => {
    const { cells, points } = await maker.must(contract.readLineCells, { query: { lineId: "us-air-standard" } });
    expect(points[0]?.amount).toBe("76.00");
    if (!cells) throw new Error("no such line");
    const [first, ...rest] = cells.tariffs;
    const wrong = await maker.must(contract.checkLineCells, {
      body: { cells: { ...cells, tariffs: [{ ...first, up_to_g: "5000" }, ...rest] } },
    });
    expect(wrong.errors[0]).toMatchObject({ file: "tariffs", row: 3, column: "up_to_g" });
    const better = { ...cells, tariffs: [{ ...first, fixed: "70.00" }, ...rest] };
    expect((await maker.must(contract.checkLineCells, { body: { cells: better } })).points[0]?.amount).toBe("70.00");
    const { versionId } = await maker.must(contract.draftLine, { body: { cells: better, note: "cheaper start" } });
    const { changes } = await maker.must(contract.readRateVersion, { query: { versionId } });
    expect(changes.map(({ lineId, cells }) => [lineId, cells.map(({ before, after }) => [before, after])])).toEqual([
      ["us-air-standard", [["76.00", "70.00"]]],
    ]);
    expect(await maker.must(contract.tryRateVersion, { query: { versionId } })).toMatchObject({ parcels: 0, dearer: 0 });
  });
});

describe("a member of staff alone with the prices", () => {
  let world: SpecWorld;
  beforeAll(async () => {
    world = await aWorld();
  });

  it("may check their own, and it is noted", async () => {
    const admin = await world.staff("admin");
    const { cells } = await admin.must(contract.readLineCells, { query: { lineId: "us-air-standard" } });
    if (!cells) throw new Error("no such line");
    const line = { ...cells.line, days_max: "16" };
    const { versionId } = await admin.must(contract.draftLine, { body: { cells: { ...cells, line }, note: "a day more" } });
    const { maySchedule, earliestDay } = await admin.must(contract.readRateVersion, { query: { versionId } });
    expect(maySchedule).toBe("alone");
    await admin.must(contract.scheduleRateVersion, { body: { versionId, from: earliestDay } });
    const { list } = await admin.must(contract.listRateVersions);
    expect(list[0]).toMatchObject({ versionId, state: "scheduled", checkedAlone: true });
  });
});
