import { describe, expect, it } from "vitest";
import { fitLines, fitServices, startingPieces } from "./fit-draft.ts";

const line = (itemIds: string[], value: string) => ({ itemIds, name: { zh: "裙", en: "Dress" }, hsCode: "", quantity: 1, value });

describe("the declaration of goods that were exchanged", () => {
  it("stays as it was edited while the goods are the same", () => {
    const edited = [line(["1"], "7.00"), line(["2"], "8.00")];
    expect(fitLines(edited, ["1", "2"], [line(["1", "2"], "9.00")])).toEqual(edited);
  });
  it("loses lines of goods that are gone, and takes those of new goods as proposed", () => {
    const proposed = [line(["1"], "9.00"), line(["3"], "4.00")];
    expect(fitLines([line(["1"], "7.00"), line(["2"], "8.00")], ["1", "3"], proposed)).toEqual([
      line(["1"], "7.00"),
      line(["3"], "4.00"),
    ]);
  });
  it("declares nothing twice where a proposed line speaks of old and new goods", () => {
    expect(fitLines([line(["1"], "7.00")], ["1", "3"], [line(["1", "3"], "12.00")])).toEqual([line(["1", "3"], "12.00")]);
  });
  it("keeps no line that was added and left blank, even where nothing else is declared by hand", () => {
    const blank = { itemIds: [], name: { zh: "", en: " " }, hsCode: "", quantity: 1, value: "" };
    expect(fitLines([line(["1"], "7.00"), blank, blank], ["1"], [])).toEqual([line(["1"], "7.00")]);
    expect(fitLines([line(["1"], "7.00"), { ...blank, value: "3" }], ["1"], [])).toHaveLength(2);
  });
});

describe("services of goods that were exchanged", () => {
  it("are done to what is in the parcel, and to the parcel itself", () => {
    const services = [
      { code: "vacuum" as const, items: [{ itemId: "1", quantity: 2 }] },
      { code: "filling" as const, items: [] },
      {
        code: "remove-box" as const,
        items: [
          { itemId: "1", quantity: 1 },
          { itemId: "2", quantity: 1 },
        ],
      },
    ];
    expect(fitServices(services, ["2"])).toEqual([
      { code: "filling", items: [] },
      { code: "remove-box", items: [{ itemId: "2", quantity: 1 }] },
    ]);
  });

  it("are not chosen where they are for pieces and name none", () => {
    expect(fitServices([{ code: "vacuum", items: [] }], ["1"])).toEqual([]);
  });
  it("start with no piece that would cost money, unless there is only one", () => {
    const [headset, dress] = [
      { itemId: "1", quantity: 1 },
      { itemId: "2", quantity: 2 },
    ];
    expect(startingPieces([headset, dress], false)).toEqual([]);
    expect(startingPieces([dress], false)).toEqual([]);
    expect(startingPieces([headset], false)).toEqual([headset]);
    expect(startingPieces([headset, dress], true)).toEqual([headset, dress]);
  });
});
