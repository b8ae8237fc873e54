import type { LocalText } from "../../language/index.ts";
import type { RowError } from "./rate-card.ts";
import { readCells } from "./read-cells.ts";
import { type Row, readTable } from "./read-table.ts";

/** Where parcels of a pickup line can be fetched (rule H-60). */
export type Outlet = {
  code: string;
  lineId: string;
  country: string;
  city: LocalText;
  name: LocalText;
  address: LocalText;
  phone: string;
  hours: string;
  /** Where it stands, in degrees north and east, for a picture of the outlets. */
  lat: number;
  lng: number;
};

export const outletColumns = [
  ...(["code", "line_id", "country", "city_zh", "city_en", "name_zh", "name_en"] as const),
  ...(["address_zh", "address_en", "phone", "hours", "lat", "lng"] as const),
];
/** Letters in a cell of an outlet at most, in a form or a file: it is read on a phone and on labels. */
export const outletCellMost = 200;
export type OutletCells = Readonly<Record<(typeof outletColumns)[number], string>>;

/** Reads outlets.csv whole; with `lineIds` an outlet must belong to one of them. Every wrong cell is named. */
export function readOutlets(text: string, lineIds?: ReadonlySet<string>): { outlets: Outlet[]; errors: RowError[] } {
  const table = readTable("outlets", text, outletColumns);
  const read = readOutletRows(table.rows, lineIds);
  return { outlets: read.outlets, errors: [...table.errors, ...read.errors] };
}

/** Reads rows as a form or the file holds them; a code stands once. */
export function readOutletRows(rows: readonly Row[], lineIds?: ReadonlySet<string>): { outlets: Outlet[]; errors: RowError[] } {
  const errors: RowError[] = [];
  const outlets: Outlet[] = [];
  for (const row of rows) {
    const cells = readCells("outlets", row);
    const both = (column: string) => ({ zh: cells.text(`${column}_zh`), en: cells.text(`${column}_en`) });
    const outlet = {
      code: cells.text("code"),
      lineId: cells.text("line_id"),
      country: cells.text("country"),
      city: both("city"),
      name: both("name"),
      address: both("address"),
      phone: cells.text("phone"),
      hours: cells.text("hours"),
      lat: cells.degrees("lat", 90),
      lng: cells.degrees("lng", 180),
    };
    for (const column of outletColumns)
      if ((row.cells[column]?.length ?? 0) > outletCellMost) cells.note(column, `is longer than ${outletCellMost} letters`);
    if (!/^[A-Z0-9-]{3,20}$/.test(outlet.code)) cells.note("code", `"${outlet.code}" is not a code such as HK-KLN-01`);
    if (!/^[A-Z]{2}$/.test(outlet.country)) cells.note("country", `"${outlet.country}" is not a country such as HK`);
    if (outlet.phone !== "" && !/^[+\d][\d() .\-/]{4,28}$/.test(outlet.phone))
      cells.note("phone", `"${outlet.phone}" is not a phone number such as +852 3008 1101`);
    if (outlets.some(({ code }) => code === outlet.code)) cells.note("code", `"${outlet.code}" stands twice`);
    if (lineIds && !lineIds.has(outlet.lineId)) cells.note("line_id", `"${outlet.lineId}" is no line`);
    if (cells.errors.length === 0) outlets.push(outlet);
    errors.push(...cells.errors);
  }
  return { outlets, errors };
}

/** An outlet cell by cell, as outlets.csv holds it. */
export function outletCells(outlet: Outlet): OutletCells {
  const { code, lineId, country, city, name, address, phone, hours, lat, lng } = outlet;
  return {
    code,
    line_id: lineId,
    country,
    city_zh: city.zh,
    city_en: city.en,
    name_zh: name.zh,
    name_en: name.en,
    address_zh: address.zh,
    address_en: address.en,
    phone,
    hours,
    lat: String(lat),
    lng: String(lng),
  };
}
