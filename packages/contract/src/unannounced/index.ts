export { assignUnannounced } from "./assign-unannounced.ts";
export { claimContents, claimUnannounced } from "./claim-unannounced.ts";
export { decideClaim } from "./decide-claim.ts";
export { giveUnannounced } from "./give-unannounced.ts";
export { listUnannounced } from "./list-unannounced.ts";
export { listUnannouncedAsStaff } from "./list-unannounced-as-staff.ts";
export { readUnannounced } from "./read-unannounced.ts";
export { scanDelivery } from "./scan-delivery.ts";
export { shelveUnannounced } from "./shelve-unannounced.ts";
