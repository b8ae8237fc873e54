import type { Module } from "#platform";
import { filesRoutes } from "./routes.ts";

export { readPublicFile, readStoredFile } from "./read-file.ts";
export { removeFilesOf } from "./remove-files.ts";
export { redrawPicture, storePicture } from "./store-picture.ts";
export { readVideoBytes, storeVideo } from "./store-video.ts";
export { storedKeyOf } from "./stored-key.ts";

/** Address of a stored picture for its owner, or for anyone when it is public. */
export function pictureUrl(fileId: string, width?: number): string {
  return `/api/files/${fileId}${width ? `?w=${width}` : ""}`;
}

export const fileModule: Module = { name: "file", routes: filesRoutes };

/** The same picture by an address the console's session may open. */
export function forStaff(address: string | null): string | null {
  return address?.replace(/^\/api\/files\//, "/api/staff/files/") ?? null;
}
