import * as contract from "@sihai/contract/file";
import { ok, refuse } from "@sihai/domain";
import { anyStaff, everyone, type Route, route, users } from "#platform";
import { readStoredFile } from "./read-file.ts";
import { storePicture } from "./store-picture.ts";

const dayS = 86_400;

export const filesRoutes: Route[] = [
  route(contract.readFile, {
    allow: everyone,
    async handle({ deps, params, query, who, sendFile }) {
      const file = await readStoredFile(deps, { fileId: params.fileId, width: query.w, who });
      if (!file.ok) return file;
      sendFile({ ...file.value, cacheSeconds: 365 * dayS });
      return ok(null);
    },
  }),
  route(contract.readFileAsStaff, {
    allow: anyStaff,
    async handle({ deps, params, query, who, sendFile }) {
      const file = await readStoredFile(deps, { fileId: params.fileId, width: query.w, who });
      if (!file.ok) return file;
      sendFile({ ...file.value, cacheSeconds: dayS });
      return ok(null);
    },
  }),
  route(contract.uploadPicture, {
    allow: users,
    limits: { perMinute: 30, by: "who" },
    async handle({ deps, files, who, now, once }) {
      const [file] = files;
      if (!file) return refuse({ code: "FILE_NOT_A_PICTURE" });
      return storePicture(deps, {
        bytes: file.bytes,
        ownerUserId: who.userId,
        visibility: "owner",
        createdBy: `user:${who.userId}`,
        at: now,
        once,
      });
    },
  }),
];
