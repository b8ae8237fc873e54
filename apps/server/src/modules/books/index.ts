import type { Module } from "#platform";
import { sweepGateway } from "./gateway/reconcile.ts";
import { booksInvariants } from "./invariants.ts";
import { booksRoutes } from "./routes.ts";

export const booksModule: Module = {
  name: "books",
  routes: booksRoutes,
  sweeps: [{ name: "reconcile with the card gateway", everySeconds: 300, run: sweepGateway }],
  invariants: booksInvariants,
};
