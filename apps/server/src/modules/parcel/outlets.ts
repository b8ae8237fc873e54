import { readFileSync } from "node:fs";
import { readTable } from "@sihai/domain/freight/rate-cards";

export type Outlet = {
  code: string;
  lineId: string;
  country: string;
  city: { cn: string; en: string };
  name: { cn: string; en: string };
  address: { cn: string; en: string };
  phone: string;
  hours: string;
};

const columns = [
  "code",
  "line_id",
  "country",
  "city_cn",
  "city_en",
  "name_cn",
  "name_en",
  "address_cn",
  "address_en",
  "phone",
  "hours",
];
let held: Outlet[] | null = null;

/** Where parcels of a pickup line can be fetched (spec section 3), from the operator's content/outlets.csv. */
export function outlets(): readonly Outlet[] {
  held ??= load();
  return held;
}

export function outletsOf(lineId: string): Outlet[] {
  return outlets().filter((outlet) => outlet.lineId === lineId);
}

function load(): Outlet[] {
  const text = readFileSync(new URL("../../../../../content/outlets.csv", import.meta.url), "utf8");
  const { rows, errors } = readTable("outlets", text, columns);
  if (errors.length > 0) throw new Error(`content/outlets.csv: ${JSON.stringify(errors)}`);
  return rows.map(({ cells }) => {
    const at = (column: string) => cells[column] ?? "";
    return {
      code: at("code"),
      lineId: at("line_id"),
      country: at("country"),
      city: { cn: at("city_cn"), en: at("city_en") },
      name: { cn: at("name_cn"), en: at("name_en") },
      address: { cn: at("address_cn"), en: at("address_en") },
      phone: at("phone"),
      hours: at("hours"),
    };
  });
}
