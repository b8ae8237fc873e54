export { assignAbnormal } from "./assign-abnormal.ts";
export { claimAbnormal, claimContents } from "./claim-abnormal.ts";
export { decideClaim } from "./decide-claim.ts";
export { giveAbnormal } from "./give-abnormal.ts";
export { listAbnormal } from "./list-abnormal.ts";
export { listAbnormalAsStaff } from "./list-abnormal-as-staff.ts";
export { readAbnormal } from "./read-abnormal.ts";
export { scanDelivery } from "./scan-delivery.ts";
export { shelveAbnormal } from "./shelve-abnormal.ts";
