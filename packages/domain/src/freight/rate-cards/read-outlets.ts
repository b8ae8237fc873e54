import type { RowError } from "./rate-card.ts";
import { readCells } from "./read-cells.ts";
import { readTable } from "./read-table.ts";

/** Where parcels of a pickup line can be fetched (spec section 3). */
export type Outlet = {
  code: string;
  lineId: string;
  country: string;
  city: { cn: string; en: string };
  name: { cn: string; en: string };
  address: { cn: string; en: string };
  phone: string;
  hours: string;
  /** Where it stands, in degrees north and east, for a picture of the outlets. */
  lat: number;
  lng: number;
};

const columns = [
  ...["code", "line_id", "country", "city_cn", "city_en", "name_cn", "name_en"],
  ...["address_cn", "address_en", "phone", "hours", "lat", "lng"],
];

/** Reads outlets.csv whole; with `lineIds` an outlet must belong to one of them. Every wrong cell is named. */
export function readOutlets(text: string, lineIds?: ReadonlySet<string>): { outlets: Outlet[]; errors: RowError[] } {
  const table = readTable("outlets", text, columns);
  const errors = [...table.errors];
  const outlets: Outlet[] = [];
  for (const row of table.rows) {
    const cells = readCells("outlets", row);
    const both = (column: string) => ({ cn: cells.text(`${column}_cn`), en: cells.text(`${column}_en`) });
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
    if (!/^[A-Z0-9-]{3,20}$/.test(outlet.code)) cells.note("code", `"${outlet.code}" is not a code such as HK-KLN-01`);
    if (!/^[A-Z]{2}$/.test(outlet.country)) cells.note("country", `"${outlet.country}" is not a country such as HK`);
    if (outlets.some(({ code }) => code === outlet.code)) cells.note("code", `"${outlet.code}" stands twice`);
    if (lineIds && !lineIds.has(outlet.lineId)) cells.note("line_id", `"${outlet.lineId}" is no line`);
    if (cells.errors.length === 0) outlets.push(outlet);
    errors.push(...cells.errors);
  }
  return { outlets, errors };
}
