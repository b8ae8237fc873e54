import { ok, type Result, refuse } from "@sihai/domain";
import { isPushService } from "@sihai/domain/message";
import { type Deps, type OnceRefusal, transact } from "#platform";
import { insertDevice, lockOtherDevices, type NewDevice } from "./device.store.ts";

type Refusal = { code: "PUSH_SERVICE_UNKNOWN" } | { code: "PUSH_DEVICES_FULL"; most: number } | OnceRefusal;

/**
 * Shows messages in the browser of this session from now on. Its address is called later, so it must be one of a push service (rule F63); in the
 * demo the sandbox is one, and of the sandbox nothing else.
 */
export function addPushDevice(deps: Deps, device: NewDevice, now: Date): Promise<Result<null, Refusal>> {
  const { devicesMost, services } = deps.settings.at(now).pushTerms;
  const { sandbox } = deps.config.push;
  return transact<null, Refusal>(deps.db, async (tx) => {
    const isSandbox = sandbox !== undefined && device.endpoint.startsWith(sandbox) && !device.endpoint.includes("..");
    if (!isSandbox && !isPushService(device.endpoint, services)) return refuse({ code: "PUSH_SERVICE_UNKNOWN" });
    if ((await lockOtherDevices(tx, device)) >= devicesMost) return refuse({ code: "PUSH_DEVICES_FULL", most: devicesMost });
    await insertDevice(tx, device);
    return ok(null);
  });
}
