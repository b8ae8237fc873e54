import { expect, it } from "vitest";
import * as enCare from "../../../en/console/setting-names/care.ts";
import * as enClocks from "../../../en/console/setting-names/clocks.ts";
import * as enParcels from "../../../en/console/setting-names/parcels.ts";
import * as enRoles from "../../../en/console/setting-names/roles.ts";
import * as enServices from "../../../en/console/setting-names/services.ts";
import * as enStorage from "../../../en/console/setting-names/storage.ts";
import * as enTransfers from "../../../en/console/setting-names/transfers.ts";
import * as care from "./care.ts";
import * as clocks from "./clocks.ts";
import * as parcels from "./parcels.ts";
import * as roles from "./roles.ts";
import * as services from "./services.ts";
import * as storage from "./storage.ts";
import * as transfers from "./transfers.ts";

const zh = [care, clocks, parcels, roles, services, storage, transfers];
const en = [enCare, enClocks, enParcels, enRoles, enServices, enStorage, enTransfers];

// They are spread into one table, in which the later of two silently speaks for both rules.
it.each([
  ["zh", zh],
  ["en", en],
])("in %s no two files name the same cell", (_, files) => {
  const fields = files.flatMap((file) => Object.entries<object>({ ...file }).filter(([name]) => /fields/i.test(name)));
  expect(fields.length).toBeGreaterThanOrEqual(files.length);
  const names = fields.flatMap(([, words]) => Object.keys(words));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
