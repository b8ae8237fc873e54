import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { jsonColumn, jsonFacts, oneOf } from "./stored.ts";

describe("a stored word", () => {
  it("is one of its column's words, or null where the column is", () => {
    expect(oneOf(["open", "closed"], "open", "claim.state")).toBe("open");
    expect(oneOf([1, 2], 2, "claim.warehouse_id")).toBe(2);
    expect(oneOf(["open", "closed"], null, "claim.state")).toBeNull();
  });

  it("that is none of them is a fault that names the column", () => {
    expect(() => oneOf(["open", "closed"], "opened", "claim.state")).toThrow("claim.state holds opened");
    expect(() => oneOf([1, 2], 3, "claim.warehouse_id")).toThrow("claim.warehouse_id holds 3");
  });
});

describe("a JSON column", () => {
  const read = jsonColumn(z.array(z.object({ amount: z.string() })), "parcel.services");

  it("is read by its schema", () => {
    expect(read([{ amount: "1.00" }])).toEqual([{ amount: "1.00" }]);
  });

  it("that cannot be read is a fault, never nothing: nobody's money is silently none", () => {
    expect(() => read([{ amount: 1 }])).toThrow("parcel.services cannot be read");
    expect(() => read(null)).toThrow("parcel.services cannot be read");
    expect(() => read("[]")).toThrow("parcel.services cannot be read");
  });

  it("names what is wrong and not what was stored, which may be somebody's address", () => {
    const address = jsonColumn(z.object({ street: z.string(), zip: z.string() }), "parcel.address");
    expect(() => address({ street: "Secret Road 7" })).toThrow(/zip/);
    expect(() => address({ street: "Secret Road 7" })).not.toThrow(/Secret/);
  });

  it("of facts is an object of anything", () => {
    expect(jsonFacts("timeline.facts")({ reason: "late", pieces: 2 })).toEqual({ reason: "late", pieces: 2 });
    expect(() => jsonFacts("timeline.facts")([])).toThrow("timeline.facts cannot be read");
  });
});
