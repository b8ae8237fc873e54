import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, packageId } from "../fields.ts";

const kind = z.enum(["id-front", "id-back", "certificate"]);

/** Pictures never come back to the browser: what was sent is named with its time. */
const clearanceView = z.object({
  packageId: z.string(),
  /** Whether customs of the destination ask the receiver for papers on this line. */
  wanted: z.boolean(),
  mayChange: z.boolean(),
  proofs: z.array(z.object({ kind, uploadedAt: instant, deletedAt: z.nullable(instant) })),
  /** Known once the parcel was delivered: 90 days later. */
  deletesAt: z.nullable(instant),
});

export const readClearance = endpoint({
  method: "GET",
  path: "/parcel/clearance",
  summary: "Papers for customs of a parcel of mine",
  query: z.object({ packageId }),
  data: clearanceView,
  refusals: ["PARCEL_NOT_FOUND"],
});

/** A picture replaces the former of its kind. */
export const uploadClearance = endpoint({
  method: "POST",
  path: "/parcel/clearance/upload",
  summary: "Send a paper customs ask for",
  body: z.strictObject({ packageId, kind }),
  data: clearanceView,
  upload: { maxFiles: 1, maxBytes: 3_145_728 },
  refusals: ["PARCEL_NOT_FOUND", "FILE_NOT_A_PICTURE", "CLEARANCE_NOT_WANTED"],
});

export const removeClearance = endpoint({
  method: "POST",
  path: "/parcel/clearance/remove",
  summary: "Take a paper back",
  body: z.strictObject({ packageId, kind }),
  data: clearanceView,
  refusals: ["PARCEL_NOT_FOUND", "CLEARANCE_NOT_WANTED"],
});

/** What was sent and who has looked at it; never the pictures. */
export const readClearanceAsStaff = endpoint({
  method: "GET",
  path: "/staff/parcel/clearance",
  summary: "Which papers for customs a parcel has, and who opened them",
  query: z.strictObject({ packageId }),
  data: z.object({
    packageId: z.string(),
    wanted: z.boolean(),
    proofs: z.array(z.object({ kind, uploadedAt: instant, deletedAt: z.nullable(instant) })),
    deletesAt: z.nullable(instant),
    looks: z.array(z.object({ by: z.string(), at: instant })),
  }),
  refusals: ["PARCEL_NOT_FOUND"],
});

/** For the customs desk: the picture in clear, as a data address. Every look is in the audit log. */
export const openClearance = endpoint({
  method: "POST",
  path: "/staff/dispatch/clearance",
  summary: "A parcel's papers for customs",
  body: z.strictObject({ packageId }),
  data: z.object({ packageId: z.string(), proofs: z.array(z.object({ kind, uploadedAt: instant, picture: z.string() })) }),
  refusals: ["PARCEL_NOT_FOUND"],
});
