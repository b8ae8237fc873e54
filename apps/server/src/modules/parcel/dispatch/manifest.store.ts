import type { Db, Tx } from "#platform";
import { parcelOf } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";

export type Manifest = { id: string; manifestNo: string; carrier: string; at: Date };
export type HandedParcel = {
  packageNo: string;
  waybillNo: string | null;
  country: string;
  zip: string;
  /** Whom the carrier tells of the delivery (rule H-127). */
  email: string;
  /** Where it is fetched, of a line that ends at an outlet; null to the door. */
  pickupCode: string | null;
  grams: number;
  sidesCm: readonly number[];
  lineName: string;
};

/** The latest hand-overs with how many parcels each took. */
export async function latestManifests(db: Db, limit: number): Promise<(Manifest & { parcels: number; staffName: string })[]> {
  const rows = await db
    .selectFrom("manifest as m")
    .innerJoin("staff as s", "s.id", "m.created_by")
    .select(({ selectFrom }) => [
      "m.id",
      "m.manifest_no",
      "m.carrier",
      "m.created_at",
      "s.name",
      selectFrom("manifest_parcel as p")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("p.manifest_id", "=", "m.id")
        .as("parcels"),
    ])
    .orderBy("m.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    manifestNo: row.manifest_no,
    carrier: row.carrier,
    at: row.created_at,
    staffName: row.name,
    parcels: Number(row.parcels ?? 0),
  }));
}

/** By number; null when there is none. */
export async function findManifest(db: Db, manifestNo: string): Promise<Manifest | null> {
  const row = await db.selectFrom("manifest").selectAll().where("manifest_no", "=", manifestNo).executeTakeFirst();
  return row ? { id: row.id, manifestNo: row.manifest_no, carrier: row.carrier, at: row.created_at } : null;
}

/** The parcels a carrier took, with what its list says of each: weight as weighed, sides in cm. */
export async function parcelsOfManifest(db: Db, { id }: Manifest): Promise<HandedParcel[]> {
  const rows = await db
    .selectFrom("manifest_parcel as m")
    .innerJoin("parcel as p", (join) => join.onRef("p.user_id", "=", "m.user_id").onRef("p.id", "=", "m.parcel_id"))
    .selectAll("p")
    .where("m.manifest_id", "=", id)
    .orderBy("p.id")
    .execute();
  return rows.map(parcelOf).map(handed);
}

function handed(parcel: Parcel): HandedParcel {
  return {
    packageNo: parcel.packageNo,
    waybillNo: parcel.waybillNo,
    country: parcel.country,
    zip: parcel.zip,
    email: parcel.email,
    pickupCode: parcel.pickupCode,
    grams: parcel.actGrams ?? parcel.estGrams,
    sidesCm: parcel.actSidesCm ?? parcel.estSidesCm,
    lineName: parcel.line.name.en,
  };
}

/** Writes a hand-over with its parcels; in the transaction in which they leave. */
export async function insertManifest(
  tx: Tx,
  manifest: { manifestNo: string; carrier: string; staffId: string; at: Date },
  parcels: readonly Parcel[],
): Promise<void> {
  const row = await tx
    .insertInto("manifest")
    .values({
      manifest_no: manifest.manifestNo,
      carrier: manifest.carrier,
      created_by: manifest.staffId,
      created_at: manifest.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("manifest_parcel")
    .values(parcels.map(({ userId, id }) => ({ manifest_id: row.id, user_id: userId, parcel_id: id })))
    .execute();
}
