import { ok, refuse } from "@sihai/domain";
import type { Language } from "@sihai/domain/language";
import type { Deps } from "#platform";
import { keepVote } from "./article-vote.store.ts";
import { shelfOf } from "./articles.ts";

type Voting = { helpId: string; isHelpful: boolean; reader: string; language: Language; now: Date };

/** Keeps whether an article helped: of the words that are shown now. */
export async function voteOnArticle(deps: Deps, { helpId, isHelpful, reader, language, now }: Voting) {
  const article = shelfOf(deps, language, now).get(helpId);
  if (!article) return refuse({ code: "NOT_FOUND" });
  await keepVote(deps.db, { article: helpId, versionId: article.versionId, reader, isHelpful, at: now });
  return ok(null);
}
