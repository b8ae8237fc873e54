import * as contract from "@sihai/contract/forwarding";
import { type Route, route, staffMay, users, usersOr } from "#platform";
import { decideDispute, listDisputes } from "./decide-dispute.service.ts";
import { enterLogistics } from "./enter-logistics.service.ts";
import { recordLogistics } from "./record-logistics.service.ts";
import { submitForwarding } from "./submit-forwarding.service.ts";
import { undoLogistics } from "./undo-logistics.service.ts";

export const forwardingRoutes: Route[] = [
  route(contract.submitForwarding, {
    allow: usersOr("orders.submit"),
    // A number that is refused tells something; nobody tries them by the thousand.
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, who, body, now, once }) => submitForwarding(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.enterLogistics, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, who, body, now, once }) => enterLogistics(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.recordLogistics, {
    allow: staffMay("receiving.record"),
    handle: ({ deps, who, body, now, once }) => recordLogistics(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.undoLogistics, {
    allow: staffMay("receiving.record"),
    handle: ({ deps, who, body, now, once }) =>
      undoLogistics(deps, { ...body, note: body.note ?? "", staffId: who.staffId, now, once }),
  }),
  route(contract.listDisputes, { allow: staffMay("unannounced.read"), handle: ({ deps }) => listDisputes(deps) }),
  route(contract.decideDispute, {
    allow: staffMay("unannounced.record"),
    handle: ({ deps, who, body, now, once }) => decideDispute(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
