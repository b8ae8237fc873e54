import type { Module } from "#platform";
import { noteRoutes } from "./routes.ts";

export { assignedTo, numbersWith } from "./note.store.ts";

export const noteModule: Module = { name: "note", routes: noteRoutes };
