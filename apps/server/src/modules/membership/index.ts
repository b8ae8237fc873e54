import type { Module } from "#platform";
import { oweBirthdayGifts } from "./birthday-gifts.ts";
import { membershipInvariants } from "./invariants.ts";
import { membershipRoutes } from "./routes.ts";
import { setLevels } from "./set-levels.ts";

export { giftsOf, lockOwedGifts, markGiven, type OwedGift } from "./gift.store.ts";
export { grow } from "./grow.ts";
export { growByTask, wouldGrow } from "./grow-by-task.ts";
export { comeByInvitation, rewardInvitation } from "./invitations.service.ts";
export { growthHistory } from "./read-member.service.ts";
export { levelRecords } from "./standing.store.ts";
export { readStanding } from "./standing.ts";

export const membershipModule: Module = {
  name: "membership",
  routes: membershipRoutes,
  sweeps: [
    { name: "levels of a new day", everySeconds: 60, run: setLevels },
    { name: "gifts for birthdays", everySeconds: 60, run: oweBirthdayGifts },
  ],
  invariants: membershipInvariants,
};
