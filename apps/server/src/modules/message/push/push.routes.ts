import * as contract from "@sihai/contract/message";
import { ok, refuse } from "@sihai/domain";
import { type Route, route, users } from "#platform";
import { addPushDevice } from "./add-device.service.ts";
import { deleteDevice, pushDevicesOf } from "./device.store.ts";
import { pushKeys } from "./push-key.ts";

/** Which devices show messages on their lock screen. */
export const pushRoutes: Route[] = [
  route(contract.listPushDevices, {
    allow: users,
    async handle({ deps, who, now }) {
      const [{ publicKey }, devices] = await Promise.all([pushKeys(deps), pushDevicesOf(deps.db, who.userId)]);
      const list = devices.map(({ sessionId, ...device }) => ({ ...device, isThis: sessionId === who.sessionId }));
      return ok({ publicKey, most: deps.settings.at(now).pushTerms.devicesMost, list });
    },
  }),
  route(contract.addPushDevice, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, who, body: { endpoint, keys }, now }) =>
      addPushDevice(deps, { userId: who.userId, sessionId: who.sessionId, endpoint, ...keys }, now),
  }),
  route(contract.removePushDevice, {
    allow: users,
    handle: async ({ deps, who, body }) =>
      (await deleteDevice(deps.db, who.userId, body.id)) ? ok(null) : refuse({ code: "PUSH_DEVICE_NOT_FOUND" }),
  }),
];
