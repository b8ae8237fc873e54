import { ok, refuse } from "@sihai/domain";
import type { Db, Deps } from "#platform";
import { audit } from "../../audit/index.ts";
import { storedItemsOf } from "../../warehouse/index.ts";
import { findManifest, latestManifests, parcelsOfManifest } from "../dispatch/manifest.store.ts";
import { findParcelByNo } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { customsPdf } from "./customs-pdf.ts";
import { labelPdf } from "./label-pdf.ts";
import { manifestCsv, manifestPdf } from "./manifest-export.ts";
import { senderLines } from "./sender-lines.ts";

type DocumentRequest = { packageId: string; staffId: string; now: Date };
type Document = { mimeType: string; bytes: Buffer };
const pdf = "application/pdf";

/** A parcel's paper; that somebody had it is noted, for an address stands on it. The identity number is masked. */
export async function parcelDocument(deps: Deps, kind: "label" | "customs", { packageId, staffId, now }: DocumentRequest) {
  const parcel = await findParcelByNo(deps.db, packageId);
  if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" as const });
  await audit(deps.db, { staffId, action: `dispatch.${kind}-pdf`, subject: packageId, at: now });
  const sender = senderLines(deps.settings.at(now).warehouses, parcel.warehouse);
  const bytes =
    kind === "label" ? await labelPdf(parcel, sender) : await customsPdf(parcel, await lineGrams(deps.db, parcel), sender);
  return ok<Document>({ mimeType: pdf, bytes });
}

/** What the goods of each declared line weighed when they came. */
async function lineGrams(db: Db, { userId, declaration: { lines } }: Parcel): Promise<number[]> {
  const stored = await storedItemsOf(
    db,
    userId,
    lines.flatMap(({ itemIds }) => itemIds),
  );
  const grams = new Map(stored.map((item) => [item.itemId, item.grams]));
  return lines.map(({ itemIds }) => itemIds.reduce((sum, itemId) => sum + (grams.get(itemId) ?? 0), 0));
}

const listed = 50;
/** The latest hand-overs, at most 50. */
export async function listManifests(db: Db) {
  const manifests = await latestManifests(db, listed);
  return {
    manifests: manifests.map(({ manifestNo, carrier, at, parcels, staffName }) => ({
      manifestNo,
      carrier,
      at,
      parcels,
      by: staffName,
    })),
  };
}

/** The list a carrier signs, as a sheet or as a table for its own system. */
export async function manifestDocument(
  deps: Deps,
  { manifestNo, format, staffId, now }: { manifestNo: string; format: "pdf" | "csv"; staffId: string; now: Date },
) {
  const manifest = await findManifest(deps.db, manifestNo);
  if (!manifest) return refuse({ code: "MANIFEST_NOT_FOUND" as const });
  await audit(deps.db, { staffId, action: "dispatch.manifest-export", subject: manifestNo, facts: { format }, at: now });
  const parcels = await parcelsOfManifest(deps.db, manifest);
  return ok<Document>(
    format === "pdf"
      ? { mimeType: pdf, bytes: await manifestPdf(manifest, parcels) }
      : // The byte order mark tells a spreadsheet that it is UTF-8.
        { mimeType: "text/csv; charset=utf-8", bytes: Buffer.from(`\uFEFF${manifestCsv(manifest, parcels)}`) },
  );
}
