import * as contract from "@sihai/contract/broadcast";
import { type Module, onJob, route, staffMay } from "#platform";
import {
  checkBroadcast,
  createBroadcast,
  listBroadcasts,
  previewBroadcast,
  readBroadcast,
  stopBroadcast,
} from "./broadcast.service.ts";
import { broadcastJob, broadcastsStart, sendBroadcast } from "./send-broadcast.job.ts";

const allow = staffMay("broadcast.send");

export const broadcastModule: Module = {
  name: "broadcast",
  routes: [
    route(contract.previewBroadcast, { allow, handle: ({ deps, body, now }) => previewBroadcast(deps, body, now) }),
    route(contract.createBroadcast, {
      allow,
      handle: ({ deps, body, who, now, once }) => createBroadcast(deps, { ...body, staffId: who.staffId, at: now, once }),
    }),
    route(contract.checkBroadcast, {
      allow,
      handle: ({ deps, body, who, now, once }) => checkBroadcast(deps, { ...body, staffId: who.staffId, now, once }),
    }),
    route(contract.stopBroadcast, {
      allow,
      handle: ({ deps, body, who, now, once }) => stopBroadcast(deps, { ...body, staffId: who.staffId, now, once }),
    }),
    route(contract.listBroadcasts, {
      allow,
      handle: ({ deps, query: { page = 1 }, who, now }) => listBroadcasts(deps, { page, staffId: who.staffId, now }),
    }),
    route(contract.readBroadcast, { allow, handle: ({ deps, query, now }) => readBroadcast(deps, query.id, now) }),
  ],
  jobs: [onJob(broadcastJob, sendBroadcast)],
  sweeps: [broadcastsStart],
  invariants: {
    "a message to many has told as many as it says, each once, and nobody unchecked": `
      select b.id from broadcast b where b.sent < (select count(*) from broadcast_person p where p.broadcast_id = b.id)
        or (b.checked_at is null and b.sent > 0)`,
  },
};
