import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/**
 * The clocks in servers of their own, each started in another time zone: a zone set within a running process need not reach its
 * dates. The instants lie around what shifts a local clock (DST starts and ends, Samoa's and Kiribati's calendars) and around what shifts
 * ours: 09:00, 17:00, 18:00 and midnight in Beijing, ends of months, leap days, years and holidays.
 */
const zones = [
  "UTC",
  "America/Los_Angeles",
  "Asia/Kolkata",
  "Pacific/Kiritimati",
  "Asia/Shanghai",
  "Europe/London",
  "Australia/Lord_Howe",
];

const days = [
  "2026-01-01",
  "2026-02-13",
  "2026-02-14",
  "2026-02-23",
  "2026-02-28",
  "2026-03-08",
  "2026-03-29",
  "2026-04-05",
  "2026-05-09",
  "2026-09-30",
  "2026-10-04",
  "2026-10-07",
  "2026-10-25",
  "2026-11-01",
  "2026-12-31",
  "2027-01-01",
  "2027-02-05",
  "2028-02-28",
  "2028-02-29",
  "2028-12-31",
];
const times = ["00:00:00", "08:59:59", "09:00:00", "12:34:56", "16:59:59", "17:00:00", "17:59:59", "18:00:00", "23:59:59"];
const offsets = ["Z", "+08:00", "-08:00", "+05:30", "+14:00"];
const instants = days.flatMap((day) => times.flatMap((time) => offsets.map((offset) => `${day}T${time}${offset}`)));

const script = `
  const clocks = await import(${JSON.stringify(fileURLToPath(new URL("index.ts", import.meta.url)))});
  let text = "";
  for await (const part of process.stdin) text += part;
  const { names, instants } = JSON.parse(text);
  const shift = [0, 3, 6, 9].map((month) => new Date(2026, month, 1).getTimezoneOffset());
  const due = names.map((name) => instants.map((instant) => clocks[name](instant)));
  const months = instants.map((instant) => clocks.beijingMonth(new Date(instant)));
  const spans = clocks.dueNames.flatMap((name) => instants.map((instant) => clocks.dueSpan(name, new Date(instant))));
  console.log(JSON.stringify({ shift, due, months, spans }));
`;
const names = [
  "stockInDue",
  "priorityStockInDue",
  "priorityStockOutDue",
  "speedyResponseDue",
  "creditsExpireAt",
  "claimDue",
  "returnDue",
  "freeStorageEnds",
  "overdueStorageEnds",
  "unpaidOrderCancelAt",
  "unpaidParcelCancelAt",
  "confirmationDue",
  "logisticsDue",
  "purchaseDue",
  "arrivalDue",
  "itemServiceDue",
  "packingDue",
  "carrierPickupDue",
  "unannouncedHeldUntil",
  "settlementDue",
  "receiptConfirmsItselfAt",
];

type Told = { shift: number[]; due: string[][]; months: unknown[]; spans: unknown[] };

function onMachineIn(zone: string): Told {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, TZ: zone, NODE_OPTIONS: "" },
    input: JSON.stringify({ names, instants }),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const told = new Map(zones.map((zone) => [zone, onMachineIn(zone)]));

describe("the clocks", () => {
  it("really ran in these zones", () => {
    expect(told.get("America/Los_Angeles")?.shift).toEqual([480, 420, 420, 420]);
    expect(told.get("Asia/Kolkata")?.shift).toEqual([-330, -330, -330, -330]);
    expect(told.get("Pacific/Kiritimati")?.shift).toEqual([-840, -840, -840, -840]);
    expect(told.get("UTC")?.shift).toEqual([0, 0, 0, 0]);
  });

  it.each(zones.slice(1))("tell in %s what they tell in UTC", (zone) => {
    const { due, months, spans } = told.get(zone) ?? { due: [], months: [], spans: [] };
    const inUtc = told.get("UTC");
    for (const [at, name] of names.entries()) expect(due[at], name).toEqual(inUtc?.due[at]);
    expect(months).toEqual(inUtc?.months);
    expect(spans).toEqual(inUtc?.spans);
    expect(spans).toHaveLength(2 * instants.length);
    expect(due.flat()).toHaveLength(names.length * instants.length);
  });

  it("tell instants in UTC, to the second after what they were asked with", () => {
    for (const text of told.get("UTC")?.due.flat() ?? []) expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.(000|999)Z$/);
  });
});
