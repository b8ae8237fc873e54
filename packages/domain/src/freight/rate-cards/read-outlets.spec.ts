import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { diffOutlets, readOutlets, readTable, writeOutlets } from "./index.ts";
import { readOutletRows } from "./read-outlets.ts";

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

  describe("each cell of one", () => {
    const good = {
      ...{
        code: "HK-KLN-01",
        line_id: "hk-pickup",
        country: "HK",
        city_zh: "九龙",
        city_en: "Kowloon",
        name_zh: "店",
        name_en: "Shop",
      },
      ...{ address_zh: "路1号", address_en: "1 Road", phone: "+852 3008 1101", hours: "9-18", lat: "22.3193", lng: "114.1694" },
    };
    const said = (change: object, lines?: ReadonlySet<string>) =>
      readOutletRows([{ row: 2, cells: { ...good, ...change } }], lines).errors.map(
        ({ file, row, column, message }) => `${file} ${row} ${column}: ${message}`,
      );

    it.each([
      { code: "ABC" },
      { code: "A".repeat(20) },
      { phone: "30081101" },
      { phone: "(852) 3008-11.01/2".replace("(", "+(") },
      { phone: "12345" },
      { phone: `1${"2".repeat(28)}` },
      { lat: "-90", lng: "180" },
      { lat: "90.000000", lng: "-180.0" },
      { name_en: "n".repeat(200) },
    ])("may be %j", (change) => expect(said(change)).toEqual([]));

    it.each([
      [{ code: "AB" }, 'code: "AB" is not a code such as HK-KLN-01'],
      [{ code: "A".repeat(21) }, `code: "${"A".repeat(21)}" is not a code such as HK-KLN-01`],
      [{ code: "xHK-KLN" }, 'code: "xHK-KLN" is not a code such as HK-KLN-01'],
      [{ country: "HKG" }, 'country: "HKG" is not a country such as HK'],
      [{ country: "xHK" }, 'country: "xHK" is not a country such as HK'],
      [{ phone: "1234" }, 'phone: "1234" is not a phone number such as +852 3008 1101'],
      [{ phone: "tel 30081101" }, 'phone: "tel 30081101" is not a phone number such as +852 3008 1101'],
      [{ phone: "30081101 Mr Li" }, 'phone: "30081101 Mr Li" is not a phone number such as +852 3008 1101'],
      [{ phone: "" }, "phone: is empty"],
      [{ lat: "90.1" }, 'lat: "90.1" is not a number of degrees from -90 to 90'],
      [{ lng: "-180.5" }, 'lng: "-180.5" is not a number of degrees from -180 to 180'],
      [{ lat: "22.3193N" }, 'lat: "22.3193N" is not a number of degrees from -90 to 90'],
      [{ lat: "N22.3193" }, 'lat: "N22.3193" is not a number of degrees from -90 to 90'],
      [{ name_en: "n".repeat(201) }, "name_en: is longer than 200 letters"],
    ])("may not be %j", (change, message) => expect(said(change)).toEqual([`outlets 2 ${message}`]));

    it("has a line there is", () => {
      expect(said({}, new Set(["hk-pickup"]))).toEqual([]);
      expect(said({}, new Set(["another"]))).toEqual(['outlets 2 line_id: "hk-pickup" is no line']);
    });

    it("counts once, and none with a wrong cell", () => {
      const row = (change: object) => ({ row: 2, cells: { ...good, ...change } });
      const { outlets, errors } = readOutletRows([row({}), row({}), row({ code: "HK-2", phone: "-" })]);
      expect(outlets.map(({ code }) => code)).toEqual(["HK-KLN-01"]);
      expect(errors[0]).toEqual({ file: "outlets", row: 2, column: "code", message: '"HK-KLN-01" stands twice' });
    });

    it("is written by its code, and a new one has nothing before", () => {
      const outlet = (code: string) => readOutletRows([{ row: 2, cells: { ...good, code } }]).outlets;
      const both = [...outlet("HK-2"), ...outlet("HK-1")];
      expect(readOutlets(writeOutlets(both)).outlets.map(({ code }) => code)).toEqual(["HK-1", "HK-2"]);
      expect(diffOutlets([], outlet("HK-1"))[0]?.cells[0]).toEqual({ column: "line_id", before: "", after: "hk-pickup" });
    });

    it("in a file whose header is wrong is not read", () => {
      expect(readOutlets("code,line\n").errors[0]).toMatchObject({ file: "outlets", row: 1, message: "column is missing" });
    });
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
