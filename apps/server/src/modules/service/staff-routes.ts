import * as contract from "@sihai/contract/service";
import { refuse } from "@sihai/domain";
import { type Route, route, staffMay } from "#platform";
import { storeVideo } from "../file/index.ts";
import { askSupplement } from "./ask-supplement.service.ts";
import { finishService, startService } from "./finish-service.service.ts";
import { readServiceQueue } from "./queue.service.ts";
import { findServiceItem } from "./service-item.store.ts";

export const serviceStaffRoutes: Route[] = [
  route(contract.serviceQueue, {
    allow: staffMay("service.read"),
    handle: ({ deps, query, who, now }) => readServiceQueue(deps, query, { staffId: who.staffId, now }),
  }),
  route(contract.startService, {
    allow: staffMay("service.record"),
    handle: ({ deps, who, body, now }) => startService(deps, { ...body, staffId: who.staffId, now }),
  }),
  route(contract.finishService, {
    allow: staffMay("service.record"),
    handle: ({ deps, who, body, now, once }) => finishService(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.uploadVideo, {
    allow: staffMay("service.record"),
    async handle({ deps, who, body, files, now, once }) {
      const item = await findServiceItem(deps.db, body.itemNo);
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      const [file] = files;
      if (!file) return refuse({ code: "FILE_NOT_A_VIDEO" });
      const given = { bytes: file.bytes, ownerUserId: item.userId, createdBy: `staff:${who.staffId}`, at: now, once };
      return storeVideo(deps, given);
    },
  }),
  route(contract.askSupplement, {
    allow: staffMay("supplement.record"),
    handle: ({ deps, who, body, now, once }) =>
      askSupplement(deps, { ...body, evidence: body.evidence, staffId: who.staffId, now, once }),
  }),
];
