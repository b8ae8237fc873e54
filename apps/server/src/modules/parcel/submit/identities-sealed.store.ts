import { sql } from "kysely";
import type { Db } from "#platform";
import { sealedText } from "./seal-identity.ts";

/** Identity numbers of receivers that do not begin so: they lie under another key. */
export async function identitiesNotUnder(db: Db, beginning: string, most: number) {
  const rows = await db
    .selectFrom("parcel")
    .select(["user_id", "id", "package_no", "identity_sealed"])
    .where("identity_sealed", "is not", null)
    .where(sql<boolean>`substring(identity_sealed from 1 for ${beginning.length}) <> convert_to(${beginning}, 'UTF8')`)
    .limit(most)
    .execute();
  return rows.flatMap(({ identity_sealed: was, ...row }) => {
    if (was === null) return [];
    const keep = (anew: string) =>
      db
        .updateTable("parcel")
        .set({ identity_sealed: Buffer.from(anew) })
        .where("user_id", "=", row.user_id)
        .where("id", "=", row.id)
        .where("identity_sealed", "=", was)
        .execute();
    return [{ userId: row.user_id, packageNo: row.package_no, sealed: sealedText(was), keep }];
  });
}
