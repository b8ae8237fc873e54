import { leaveSession, queryClient } from "#shop";
import { takeAddressDraft } from "../address/address-draft.ts";

/** After a log-out nothing of the person stays on the device: session, answers of the server, half-written address (decisions, last table). */
export function clearDevice(): void {
  leaveSession();
  queryClient.clear();
  takeAddressDraft("any");
}
