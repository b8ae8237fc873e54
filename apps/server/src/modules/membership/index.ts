import type { Module } from "#platform";
import { membershipInvariants } from "./invariants.ts";
import { setLevels } from "./set-levels.ts";

export { grow } from "./grow.ts";

export const membershipModule: Module = {
  name: "membership",
  routes: [],
  sweeps: [{ name: "levels of a new day", everySeconds: 60, run: setLevels }],
  invariants: membershipInvariants,
};
