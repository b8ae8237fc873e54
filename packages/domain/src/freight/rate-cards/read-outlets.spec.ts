import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readOutlets, readTable } from "./index.ts";

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

  it("name the wrong cell by row and column", () => {
    const [header, first] = text("outlets.csv").split("\n");
    const wrong = first?.replace("HK-KLN-01", "x").replace(",HK,", ",Hong Kong,").replace("22.3193", "122.3193");
    const { errors } = readOutlets([header, first, first, wrong].join("\n"), new Set(["hk-pickup"]));
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [3, "code"],
      [4, "lat"],
      [4, "code"],
      [4, "country"],
    ]);
  });
});
