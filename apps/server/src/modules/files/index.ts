import type { Module } from "#platform";
import { filesRoutes } from "./routes.ts";

export { readStoredFile } from "./read-file.ts";
export { storePicture } from "./store-picture.ts";

/** Address of a stored picture for its owner, or for anyone when it is public. */
export function pictureUrl(fileId: string, width?: number): string {
  return `/api/files/${fileId}${width ? `?w=${width}` : ""}`;
}

export const filesModule: Module = { name: "files", routes: filesRoutes };
