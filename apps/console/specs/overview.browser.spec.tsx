import type { CallData } from "@sihai/contract";
import { readFreightFigures } from "@sihai/contract/dashboard";
import { packingQueue } from "@sihai/contract/parcel";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { consoleOverviewDict } from "@sihai/text/dict/console/overview";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { violations } from "@sihai/ui/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Work = CallData<typeof readFreightFigures>["work"];

function deskOf(bench: Work[number]["bench"], views: Work[number]["views"]): Work[number] {
  const sum = (of: "open" | "late") => views.reduce((all, view) => all + (view[of] ?? 0), 0);
  return { bench, open: sum("open"), dueToday: 0, late: sum("late"), views };
}
const work = [
  deskOf("returns", [
    { view: "applied", open: 2, dueToday: 0, late: 1 },
    { view: "sent-back", open: 5, dueToday: 0, late: 0 },
  ]),
  deskOf("transfers", [{ view: "arrived", open: 3, dueToday: null, late: null }]),
  deskOf("bank-lines", [
    { view: "open", open: 6, dueToday: null, late: null },
    { view: "check", open: 8, dueToday: null, late: null },
  ]),
  deskOf("consults", [{ view: "open", open: 9, dueToday: 0, late: 7 }]),
  deskOf("unannounced", [{ view: "claimed", open: 4, dueToday: null, late: null }]),
];

describe.each(["en", "zh"] as const)("every figure of the overview leads to exactly its rows, in %s", (language) => {
  it("at the desks: each tab by itself, and what is late to just that", async () => {
    const [shared, board, words] = await Promise.all([
      consoleDict.load(language),
      consoleDashboardDict.load(language),
      consoleOverviewDict.load(language),
    ]);
    const wire = consoleWire();
    wire.answering(readFreightFigures, { data: { lines: [], parcels: [], work, punctuality: [] } });
    const may = ["parcel.read", "return.read", "finance.read", "unannounced.read", "consult.read"] as const;
    const host = await openDesk("/", { language, may });
    const leads = (name: string) => expect.element(page.getByRole("link", { name, exact: true }));
    const { returns, transfers, bankLines, unannounced } = shared.pages;
    await leads(`${returns} · ${board.views.returns.applied} 2`).toHaveAttribute("href", "/console/returns?tab=applied");
    await leads(`${returns} · ${board.views.returns["sent-back"]} 5`).toHaveAttribute("href", "/console/returns?tab=sent-back");
    await leads(words.late(1)).toHaveAttribute("href", "/console/returns?tab=applied&due=late");
    await leads(`${bankLines} · ${board.views["bank-lines"].open} 6`).toHaveAttribute("href", "/console/bank-lines?tab=open");
    await leads(`${bankLines} · ${board.views["bank-lines"].check} 8`).toHaveAttribute("href", "/console/bank-lines?tab=check");
    await leads(`${transfers} · ${board.views.transfers.arrived} 3`).toHaveAttribute("href", "/console/transfers?tab=arrived");
    await leads(`${board.benches.consults} 9`).toHaveAttribute("href", "/console/inbox?kind=consult");
    await leads(words.late(7)).toHaveAttribute("href", "/console/inbox?kind=consult&due=late");
    await leads(`${unannounced} 4`).toHaveAttribute("href", "/console/unannounced?state=claimed");
    expect(await violations(host, { whole: true })).toEqual([]);
  });

  it("at the packing bench: picking and packed apart, late ones to the late", async () => {
    const [shared, words] = await Promise.all([consoleDict.load(language), consoleOverviewDict.load(language)]);
    const none = { parcels: 0, late: 0 };
    const counts = { unshipped: none, picking: { parcels: 2, late: 0 }, packed: { parcels: 7, late: 3 }, weighed: none };
    consoleWire().answering(packingQueue, { data: { parcels: [], next: null, total: 0, counts } });
    await openDesk("/", { language, may: ["packing.record"] });
    const leads = (name: string) => expect.element(page.getByRole("link", { name, exact: true }));
    await leads(`${shared.parcelStates.picking} 2`).toHaveAttribute("href", "/console/packing?state=picking");
    await leads(`${shared.parcelStates.packed} 7`).toHaveAttribute("href", "/console/packing?state=packed");
    await leads(words.late(3)).toHaveAttribute("href", "/console/packing?state=packed&due=late");
  });
});
