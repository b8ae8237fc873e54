import { sql } from "kysely";
import type { Db } from "#platform";

type Vote = { article: string; versionId: string; reader: string; isHelpful: boolean; at: Date };

/** Keeps a reader's answer in place of an earlier one. */
export async function keepVote(db: Db, { article, versionId, reader, isHelpful, at }: Vote): Promise<void> {
  const answer = { version_id: versionId, is_helpful: isHelpful, voted_at: at };
  await db
    .insertInto("article_vote")
    .values({ article, reader, ...answer })
    .onConflict((conflict) => conflict.columns(["article", "reader"]).doUpdateSet(answer))
    .execute();
}

/** How many said of each version that it helped, and that it did not. */
export async function countVotes(db: Db): Promise<ReadonlyMap<string, { yes: number; no: number }>> {
  const rows = await db
    .selectFrom("article_vote")
    .select([
      "version_id",
      sql<string>`count(*) filter (where is_helpful)`.as("yes"),
      sql<string>`count(*) filter (where not is_helpful)`.as("no"),
    ])
    .groupBy("version_id")
    .execute();
  return new Map(rows.map(({ version_id: id, yes, no }) => [id, { yes: Number(yes), no: Number(no) }]));
}
