import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readLsn, segmentName, segmentStart, writeLsn } from "./lsn.ts";
import { fingerprintOf, keepKey, keptKey, listBases, logFolder, openPlace, prunePlace } from "./place.ts";

const mb16 = 16 * 1024 * 1024;
let place: string;
const made: string[] = [];
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "sihai-place-"));
  made.push(place);
});
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

function aBase(name: string, finishedAt: string, startLsn: string): void {
  const folder = join(place, "bases", name);
  mkdirSync(folder, { recursive: true });
  const base = { slot: "s", systemId: "1", timeline: 1, segmentBytes: mb16, startLsn, stopLsn: startLsn };
  const rest = { beganAt: finishedAt, finishedAt, postgresVersion: "18.4", keyFingerprint: "x" };
  writeFileSync(join(folder, "base.json"), JSON.stringify({ ...base, ...rest }));
}

describe("a place in the log", () => {
  it.each([
    ["0/0", 1, "000000010000000000000000"],
    ["0/1000000", 1, "000000010000000000000001"],
    ["16/B374D848", 3, "0000000300000016000000B3"],
    ["1/0", 1, "000000010000000100000000"],
  ])("%s lies in a file with PostgreSQL's name for it", (lsn, timeline, name) => {
    expect(segmentName(timeline, readLsn(lsn), mb16)).toBe(name);
    expect(segmentStart(name, timeline, mb16)).toBe((readLsn(lsn) / BigInt(mb16)) * BigInt(mb16));
    expect(writeLsn(readLsn(lsn))).toBe(lsn);
  });

  it("is refused where it is none", () => {
    expect(() => readLsn("backup")).toThrow("not a place in the log");
    expect([segmentStart("place.json", 1, mb16), segmentStart("000000020000000000000001", 1, mb16)]).toEqual([null, null]);
  });
});

describe("a place of backups", () => {
  it("keeps its name, and no base that broke off", () => {
    expect(openPlace(place)).toBe(openPlace(place));
    mkdirSync(join(place, "bases", "broken-off"), { recursive: true });
    aBase("whole", "2026-11-01T00:00:00Z", "0/2000000");
    expect(listBases(place).map(({ name }) => name)).toEqual(["whole"]);
  });

  it("takes away what is too old, with the log before what stays, and never the newest", () => {
    aBase("old", "2026-11-01T00:00:00Z", "0/2000000");
    aBase("new", "2026-11-02T00:00:00Z", "0/4000000");
    const log = logFolder(place, "s");
    mkdirSync(log, { recursive: true });
    for (const name of ["2.gz", "3.gz", "4.gz", "5.partial"]) writeFileSync(join(log, `00000001000000000000000${name}`), "");
    expect(prunePlace(place, new Date("2026-11-01T12:00:00Z"))).toEqual(["old"]);
    expect(readdirSync(log)).toEqual(["000000010000000000000004.gz", "000000010000000000000005.partial"]);
    expect(prunePlace(place, new Date("2027-01-01T00:00:00Z"))).toEqual([]);
    expect(existsSync(join(place, "bases", "new"))).toBe(true);
  });

  it("knows a key again without telling it", () => {
    const key = Buffer.alloc(32, 7);
    keepKey(place, key);
    expect(keptKey(place, fingerprintOf(key))).toEqual(key);
    expect(keptKey(place, fingerprintOf(Buffer.alloc(32, 8)))).toBeNull();
    expect(fingerprintOf(key)).not.toContain(key.toString("hex").slice(0, 8));
  });
});
