import accounts from "../../../../content/settings/accounts.json" with { type: "json" };
import boxes from "../../../../content/settings/boxes.json" with { type: "json" };
import claims from "../../../../content/settings/claims.json" with { type: "json" };
import clocks from "../../../../content/settings/clocks.json" with { type: "json" };
import consults from "../../../../content/settings/consults.json" with { type: "json" };
import countries from "../../../../content/settings/countries.json" with { type: "json" };
import couriers from "../../../../content/settings/couriers.json" with { type: "json" };
import credits from "../../../../content/settings/credits.json" with { type: "json" };
import enquiries from "../../../../content/settings/enquiries.json" with { type: "json" };
import experts from "../../../../content/settings/experts.json" with { type: "json" };
import fees from "../../../../content/settings/fees.json" with { type: "json" };
import goodsClasses from "../../../../content/settings/goods-classes.json" with { type: "json" };
import holidays from "../../../../content/settings/holidays.json" with { type: "json" };
import levels from "../../../../content/settings/levels.json" with { type: "json" };
import links from "../../../../content/settings/links.json" with { type: "json" };
import parcels from "../../../../content/settings/parcels.json" with { type: "json" };
import payment from "../../../../content/settings/payment.json" with { type: "json" };
import returns from "../../../../content/settings/returns.json" with { type: "json" };
import services from "../../../../content/settings/services.json" with { type: "json" };
import staff from "../../../../content/settings/staff.json" with { type: "json" };
import states from "../../../../content/settings/states.json" with { type: "json" };
import storage from "../../../../content/settings/storage.json" with { type: "json" };
import transfers from "../../../../content/settings/transfers.json" with { type: "json" };
import warehouses from "../../../../content/settings/warehouses.json" with { type: "json" };
import { isSettingName, type NamedProblem, readSettings, type Settings, settingNames } from "./settings.ts";

/** The operator's files as they came: what a new installation begins with. */
export const seedFiles: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accounts,
  boxes,
  claims,
  clocks,
  consults,
  countries,
  couriers,
  credits,
  enquiries,
  experts,
  fees,
  "goods-classes": goodsClasses,
  holidays,
  levels,
  links,
  parcels,
  payment,
  returns,
  services,
  staff,
  states,
  storage,
  transfers,
  warehouses,
};
export const seedJson: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(seedFiles));

/** What is wrong with content/settings, a sentence each; empty when it can be used. */
export function brokenSeeds(): string[] {
  const fileOf = (name: string) => Object.keys(seedFiles).find((file) => Object.hasOwn(seedFiles[file] ?? {}, name));
  const stray = Object.keys(seedJson).filter((name) => !isSettingName(name));
  const unknown = stray.map((name): NamedProblem => ({ name, path: "", code: "UNKNOWN_FIELD" }));
  return [...readSettings(settingNames, seedJson).problems, ...unknown].map(({ name, path, code, limit }) => {
    const file = fileOf(name);
    const where = `${file ? `content/settings/${file}.json` : "content/settings"}: "${name}"${path === "" ? "" : ` at ${path}`}`;
    return file ? `${where}: ${code}${limit === undefined ? "" : ` (${limit})`}` : `${where} is missing`;
  });
}

/** The settings of a new installation: for specs, and where nobody says which moment is meant. */
export const seededSettings: Settings = readSettings(settingNames, seedJson).settings;
