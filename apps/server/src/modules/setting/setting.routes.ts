import * as contract from "@sihai/contract/setting";
import { ok } from "@sihai/domain";
import { everyone, type Route, route, staffMay } from "#platform";
import { agreementsSince, announcementsAt } from "../content/index.ts";
import { checkSetting, withdrawSetting } from "./check-setting.service.ts";
import { draftSetting } from "./draft-setting.service.ts";
import { listSettings } from "./list-settings.service.ts";
import { previewSetting } from "./preview-setting.service.ts";
import { placeLists, publicSettings } from "./public-settings.ts";
import { readHistory } from "./read-history.service.ts";

const mayRead = staffMay("setting.read");
const mayEdit = staffMay("setting.edit");

export const settingRoutes: Route[] = [
  route(contract.readSettings, {
    allow: everyone,
    // With the five seconds in which a change reaches every node.
    sharedSeconds: 2,
    handle: async ({ deps, now }) => publicSettings(deps, now),
  }),
  route(contract.readNotices, {
    allow: everyone,
    sharedSeconds: 2,
    handle: async ({ deps, now }) =>
      ok({
        windingDown: deps.settings.at(now).windingDown,
        announcements: announcementsAt(deps, now),
        agreementsSince: agreementsSince(deps, now),
      }),
  }),
  route(contract.readPlaces, {
    allow: everyone,
    sharedSeconds: 2,
    handle: async ({ deps, now }) => placeLists(deps, now),
  }),
  route(contract.listSettings, { allow: mayRead, handle: ({ deps, now }) => listSettings(deps, now) }),
  route(contract.readSettingHistory, {
    allow: mayRead,
    handle: ({ deps, query, who, now }) => readHistory(deps, { name: query.name, by: who, now }),
  }),
  route(contract.previewSetting, {
    allow: mayRead,
    handle: ({ deps, query, now }) => previewSetting(deps, { ...query, now }),
  }),
  route(contract.draftSetting, {
    allow: mayEdit,
    handle: ({ deps, body, who, now, once }) => draftSetting(deps, { ...body, by: who, now, once }),
  }),
  route(contract.checkSetting, {
    allow: mayEdit,
    handle: ({ deps, body, who, now, once }) =>
      checkSetting(deps, { versionId: body.versionId, from: body.from, by: who, now, once }),
  }),
  route(contract.withdrawSetting, {
    allow: mayEdit,
    handle: ({ deps, body, who, now, once }) => withdrawSetting(deps, { ...body, by: who, now, once }),
  }),
];
