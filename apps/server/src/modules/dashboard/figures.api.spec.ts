import { claimQueue, claimTabs } from "@sihai/contract/claim";
import * as dashboardContract from "@sihai/contract/dashboard";
import { enquiryQueue } from "@sihai/contract/enquiry";
import { expertQueue } from "@sihai/contract/expert";
import * as contract from "@sihai/contract/freight";
import { buyingQueue, deskTabs } from "@sihai/contract/order";
import { packingQueue } from "@sihai/contract/parcel";
import { returnQueue, returnTabs } from "@sihai/contract/return";
import { serviceQueue } from "@sihai/contract/service";
import { bankLines, confirmLine, importStatement, settleLine, transferQueue } from "@sihai/contract/transfer";
import { listExpected } from "@sihai/contract/warehouse";
import type { Due } from "@sihai/domain/clocks";
import { promisedBy } from "@sihai/domain/parcel";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, type SpecWorld } from "#testing";
import { aPaidOrder } from "../../../testing/order/orders.ts";
import { aPaidParcel, aSealedParcel, type Benches, leave, theBenches } from "../../../testing/parcel/parcels.ts";
import { camtOf } from "../../../testing/transfer/statements.ts";
import { anAnnouncedTransfer, theFinanceDesk } from "../../../testing/transfer/transfers.ts";

describe("the provider's figures", () => {
  let world: SpecWorld;
  let benches: Benches;
  let shopper: Client;
  let admin: Client;
  beforeAll(async () => {
    world = await aWorld();
    benches = await theBenches(world);
    shopper = await aBuyer(world);
    admin = await world.staff("admin");
  });

  const countOf = async (state: string, age: string) =>
    (await admin.must(dashboardContract.readFreightFigures)).parcels.find((one) => one.state === state && one.age === age)
      ?.count ?? 0;
  const workAt = async (bench: string) =>
    (await admin.must(dashboardContract.readFreightFigures)).work.find((one) => one.bench === bench);

  it("count parcels where they stand and since when, and open the very parcels", async () => {
    const { packageId } = await aPaidParcel(world, shopper, benches);
    expect([await countOf("unshipped", "day"), await countOf("unshipped", "longer")]).toEqual([1, 0]);
    expect(await workAt("packing")).toMatchObject({ open: 1, late: 0 });
    await world.advance(8 * 86_400);
    expect([await countOf("unshipped", "day"), await countOf("unshipped", "longer")]).toEqual([0, 1]);
    expect(await workAt("packing")).toMatchObject({ open: 1, dueToday: 0, late: 1 });
    const { list, total } = await admin.must(dashboardContract.listFigureParcels, {
      query: { state: "unshipped", age: "longer" },
    });
    expect([total, list.map((one) => one.packageId)]).toEqual([1, [packageId]]);
    expect(await admin.must(dashboardContract.listFigureParcels, { query: { state: "unshipped", age: "day" } })).toMatchObject({
      total: 0,
    });
  });

  it("try a new price list on what was really sent", async () => {
    const { packageId } = await aSealedParcel(world, shopper, benches);
    expect(await leave(benches, [packageId])).toMatchObject({ ok: true });
    const { list } = await admin.must(dashboardContract.listFigureParcels, { query: {} });
    const sent = list.find((one) => one.packageId === packageId);
    if (!sent) throw new Error("the parcel is not in the list");
    const { cells } = await admin.must(contract.readLineCells, { query: { lineId: sent.lineId } });
    if (!cells) throw new Error(`no line ${sent.lineId}`);
    const dearer = cells.tariffs.map((row) => ({ ...row, fixed: (Number(row.fixed) + 10).toFixed(2) }));
    const { versionId } = await admin.must(contract.draftLine, {
      body: { cells: { ...cells, tariffs: dearer }, note: "10 more" },
    });
    const trial = await admin.must(contract.tryRateVersion, { query: { versionId } });
    expect(trial).toMatchObject({ parcels: 2, dearer: 2, cheaper: 0, gone: 0, left: 0 });
    const tried = trial.biggest.find((one) => one.packageId === packageId);
    expect(tried?.before).toBe(sent.finalFreight);
    expect(Number(tried?.after) - Number(tried?.before)).toBeGreaterThanOrEqual(10);
    expect(await workAt("services")).toMatchObject({ open: 0, late: 0 });
    expect(await workAt("storage")).toMatchObject({ open: 0, late: null });
  });

  it("say as due today and late what the desks show under it, view by view", async () => {
    await aPaidOrder(world, shopper);
    await aPaidParcel(world, shopper, benches);
    const shown = async (bench: string, view: string, due: Due): Promise<number | null> => {
      const tab = <Tab extends string>(tabs: readonly Tab[]): Tab | undefined => tabs.find((one) => one === view);
      const paged = { due, pageSize: 100 };
      switch (bench) {
        case "buying":
          return (await admin.must(buyingQueue, { query: { due, tab: tab(deskTabs) } })).total;
        case "receiving":
          return (await admin.must(listExpected, { query: { due } })).items.length;
        case "packing":
        case "dispatch":
          return (await admin.must(packingQueue, { query: { due, state: tab(dashboardContract.liveParcelStates) } })).parcels
            .length;
        case "returns":
          return (await admin.must(returnQueue, { query: { due, tab: tab(returnTabs) } })).list.length;
        case "claims":
          return (await admin.must(claimQueue, { query: { due, tab: tab(claimTabs) } })).list.length;
        case "enquiries":
          return (await admin.must(enquiryQueue, { query: { ...paged, tab: "open" } })).total;
        case "experts":
          return (await admin.must(expertQueue, { query: { ...paged, tab: "open" } })).total;
        case "services":
          return view === "ready" ? (await admin.must(serviceQueue, { query: { due, stage: "ready" } })).list.length : null;
        default:
          return null;
      }
    };
    const seen = new Set<string>();
    for (const _ of [1, 2, 3]) {
      const { work } = await admin.must(dashboardContract.readFreightFigures);
      for (const { bench, views } of work)
        for (const { view, dueToday, late } of views) {
          const [today, tooLate] = [await shown(bench, view, "today"), await shown(bench, view, "late")];
          if (today === null) continue;
          expect([bench, view, today, tooLate]).toEqual([bench, view, dueToday, late]);
          if (dueToday) seen.add("today");
          if (late) seen.add("late");
        }
      await world.advance(12 * 3_600);
    }
    await world.advance(9 * 86_400);
    for (const bench of ["returns", "claims", "enquiries", "experts", "services"])
      expect(await shown(bench, bench === "services" ? "ready" : "", "late")).toBe(0);
    expect((await workAt("packing"))?.late).toBe(await shown("packing", "unshipped", "late"));
    expect(seen.size).toBeGreaterThan(0);
  });

  it("count transfers by the tab they stand under at their desk, where the figure leads", async () => {
    const finance = await world.staff("finance");
    await anAnnouncedTransfer(await aBuyer(world, "0.00"));
    const views = (await workAt("transfers"))?.views ?? [];
    expect(views.map(({ view }) => view)).toContain("announced");
    for (const tab of ["announced", "arrived"] as const) {
      const { list } = await finance.must(transferQueue, { query: { tab, pageSize: 100 } });
      expect(views.find(({ view }) => view === tab)?.open ?? 0).toBe(list.length);
    }
  });

  it("count lines of the bank by the tab they stand under", async () => {
    const desk = await theFinanceDesk(world);
    const number = (at: number) => `FIG${process.pid}${at}`;
    const day = world.deps.clock.now().toISOString().slice(0, 10);
    const lines = [1, 2, 3, 4].map((at) => ({ number: number(at), amount: "10.00", currency: "EUR", reference: "", day }));
    const bytes = new TextEncoder().encode(camtOf(lines));
    await desk.maker.must(importStatement, { body: {} }, { key: aKey(), files: [{ name: "a.xml", bytes, type: "text/xml" }] });
    const line = (at: number) => ({ bankLine: number(at), way: "ignore" as const, reason: "Interest" });
    for (const at of [1, 2]) await desk.maker.must(settleLine, { body: line(at) }, { key: aKey() });
    await desk.checker.must(confirmLine, { body: line(2) }, { key: aKey() });
    const views = (await workAt("bank-lines"))?.views ?? [];
    for (const tab of ["open", "check"] as const) {
      const { list } = await desk.maker.must(bankLines, { query: { tab } });
      expect(views.find(({ view }) => view === tab)?.open).toBe(list.length);
    }
    expect(views.map(({ open }) => open)).toEqual([1, 2]);
  });

  it.each(["2026-09-30T02:30:15Z", "2026-10-03T16:00:00Z", "2026-02-13T15:59:59Z", "2026-11-06T09:00:00Z"])(
    "count as on time to the second what came within its working days, over holidays too (rule P-27): sent %s",
    async (sent) => {
      const { list } = await admin.must(dashboardContract.listFigureParcels, { query: { state: "shipped" } });
      const packageId = list[0]?.packageId ?? "";
      const { line } = await world.deps.db
        .selectFrom("parcel")
        .select("line")
        .where("package_no", "=", packageId)
        .executeTakeFirstOrThrow();
      const due = promisedBy(
        new Date(sent),
        (line as { days: [number, number] }).days[1],
        world.deps.settings.at(new Date(sent)).holidays,
      );
      const cameAt = (deliveredAt: Date | null) =>
        world.deps.db
          .updateTable("parcel")
          .set({ shipped_at: new Date(sent), delivered_at: deliveredAt })
          .where("package_no", "=", packageId)
          .execute();
      const timely = async (request: "late" | "on-time") =>
        (await admin.must(dashboardContract.listFigureParcels, { query: { timely: request } })).list.map((one) => one.packageId);
      await cameAt(due);
      expect([await timely("on-time"), await timely("late")]).toEqual([[packageId], []]);
      await cameAt(new Date(due.getTime() + 1000));
      expect([await timely("on-time"), await timely("late")]).toEqual([[], [packageId]]);
      await cameAt(null);
    },
  );

  it("are not everybody's", async () => {
    const buyer = await world.staff("buyer");
    expect(await buyer.call(dashboardContract.readFreightFigures)).toMatchObject({ ok: false, code: "FORBIDDEN" });
    expect(await buyer.call(contract.listRateVersions)).toMatchObject({ ok: false, code: "FORBIDDEN" });
  });
});
