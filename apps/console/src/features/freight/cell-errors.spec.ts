import { describe, expect, it } from "vitest";
import { errorsToShow } from "./cell-errors.ts";
import { newLine } from "./line-fields.ts";

const errors = [
  { file: "lines", row: 2, column: "id", message: "is empty" },
  { file: "lines", row: 2, column: "id", message: "must be small letters" },
  { file: "lines", row: 2, column: "days_min", message: "is not a whole number" },
  { file: "tariffs", row: 2, column: "line_id", message: "is empty" },
  { file: "tariffs", row: 3, column: "per_kg", message: "is not an amount" },
];
const shown = (isTried: boolean, days: string, price: string) =>
  errorsToShow(
    errors,
    { ...newLine, line: { ...newLine.line, days_min: days }, tariffs: [{ up_to_g: "500" }, { per_kg: price }] },
    isTried,
  ).map(({ column }) => column);

describe("the errors of a line being typed", () => {
  it("are none where nothing was typed", () => expect(shown(false, "", "")).toEqual([]));
  it("stand at what was typed", () => {
    expect(shown(false, "soon", "")).toEqual(["days_min"]);
    expect(shown(false, "soon", "1,5")).toEqual(["days_min", "per_kg"]);
  });
  it("are all there once it was to be kept, one a cell", () => expect(shown(true, "", "")).toEqual(["id", "days_min", "per_kg"]));
});
