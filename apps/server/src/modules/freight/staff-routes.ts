import * as contract from "@sihai/contract/freight";
import { type Route, route, staffMay } from "#platform";
import { compareOutlets, exportOutlets, importOutlets } from "./import-outlets.service.ts";
import { checkLine, draftOfLine, importRates, lineForm } from "./import-rates.service.ts";
import { closeOutlet, listOutlets, saveOutlet } from "./keep-outlets.service.ts";
import { exportVersion, readVersion, scheduleVersion, tryVersion, versionList, withdrawVersion } from "./versions.service.ts";

const allow = staffMay("freight.edit");

export const freightStaffRoutes: Route[] = [
  route(contract.listRateVersions, { allow, handle: ({ deps, now }) => versionList(deps, now) }),
  route(contract.readRateVersion, {
    allow,
    handle: ({ deps, query, who, now }) => readVersion(deps, query, who.staffId, now),
  }),
  route(contract.tryRateVersion, { allow, handle: ({ deps, query, now }) => tryVersion(deps, query, now) }),
  route(contract.exportRateVersion, { allow, handle: ({ deps, query }) => exportVersion(deps, query.versionId) }),
  route(contract.importRateVersion, {
    allow,
    handle: ({ deps, body, who, now, once }) =>
      importRates(deps, { files: body.files, basedOn: body.basedOn, note: body.note, staffId: who.staffId, now, once }),
  }),
  route(contract.scheduleRateVersion, {
    allow,
    handle: ({ deps, body, who, now, once }) => scheduleVersion(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.withdrawRateVersion, {
    allow,
    handle: ({ deps, body, who, now, once }) => withdrawVersion(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.listOutlets, { allow, handle: ({ deps }) => listOutlets(deps) }),
  route(contract.saveOutlet, {
    allow,
    handle: ({ deps, body, who, now, once }) => saveOutlet(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.exportOutlets, { allow, handle: ({ deps }) => exportOutlets(deps) }),
  route(contract.compareOutlets, { allow, handle: ({ deps, body }) => compareOutlets(deps, body.text) }),
  route(contract.importOutlets, {
    allow,
    handle: ({ deps, body, who, now, once }) => importOutlets(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.closeOutlet, {
    allow,
    handle: ({ deps, body, who, now, once }) => closeOutlet(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.readLineCells, { allow, handle: ({ deps, query }) => lineForm(deps, query.lineId) }),
  route(contract.checkLineCells, { allow, handle: async ({ body }) => checkLine(body.cells) }),
  route(contract.draftLine, {
    allow,
    handle: ({ deps, body, who, now, once }) =>
      draftOfLine(deps, { cells: body.cells, note: body.note, staffId: who.staffId, now, once }),
  }),
];
