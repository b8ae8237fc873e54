import type { Module } from "#platform";
import { noteRoutes } from "./routes.ts";

export { assignedTo, marksOf } from "./note.store.ts";
export { takeFor } from "./take-for.ts";

export const noteModule: Module = { name: "note", routes: noteRoutes };
