import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { diffOutlets, readOutlets, readTable, writeOutlets } from "./index.ts";

const text = (name: string) => readFileSync(new URL(`../../../../../content/${name}`, import.meta.url), "utf8");

describe("the pickup outlets", () => {
  it("each belong to a line that is picked up, and all cells are right", () => {
    const header = text("freight/lines.csv").split("\n")[0]?.split(",") ?? [];
    const { rows } = readTable("lines", text("freight/lines.csv"), header);
    const pickedUp = new Set(rows.filter(({ cells }) => cells.pickup === "1").map(({ cells }) => cells.id ?? ""));
    const { outlets, errors } = readOutlets(text("outlets.csv"), pickedUp);
    expect(errors).toEqual([]);
    expect(new Set(outlets.map(({ lineId }) => lineId))).toEqual(pickedUp);
  });

  it("are written as they are read, and a file's changes are named cell by cell", () => {
    const { outlets } = readOutlets(text("outlets.csv"));
    const again = readOutlets(writeOutlets(outlets)).outlets;
    expect(diffOutlets(outlets, again)).toEqual([]);
    const [first, ...rest] = again;
    if (!first) throw new Error("no outlets");
    const changed = [
      { ...first, hours: "=1+1", phone: "+852 3008 9999" },
      { ...first, code: "NEW-1" },
    ];
    const [one, added] = diffOutlets(outlets, [...changed, ...rest]);
    expect(one).toEqual({
      ...{ code: first.code, isNew: false },
      cells: [
        { column: "phone", before: first.phone, after: "+852 3008 9999" },
        { column: "hours", before: first.hours, after: "=1+1" },
      ],
    });
    expect([added?.code, added?.isNew, added?.cells.length]).toEqual(["NEW-1", true, 12]);
    // No cell runs as a formula in a spreadsheet (rule F62), and yet it is read back as it was.
    expect(writeOutlets(changed)).toContain("'=1+1");
    expect(readOutlets(writeOutlets(changed)).outlets[0]).toMatchObject({ hours: "=1+1", phone: "+852 3008 9999" });
  });

  it("are as short in a file as in the form", () => {
    const [header, first] = text("outlets.csv").split("\n");
    const long = first?.replace(/^([^,]+,[^,]+,[^,]+),/, `$1,${"长".repeat(201)}`);
    expect(readOutlets([header, long].join("\n")).errors.map(({ row, column }) => [row, column])).toEqual([[2, "city_zh"]]);
  });

  it("name the wrong cell by row and column", () => {
    const [header, first] = text("outlets.csv").split("\n");
    const wrong = first
      ?.replace("HK-KLN-01", "x")
      .replace(",HK,", ",Hong Kong,")
      .replace("22.3193", "122.3193")
      .replace("+852 3008 1101", "by the door");
    const { errors } = readOutlets([header, first, first, wrong].join("\n"), new Set(["hk-pickup"]));
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [3, "code"],
      [4, "lat"],
      [4, "code"],
      [4, "country"],
      [4, "phone"],
    ]);
  });
});
