import * as contract from "@sihai/contract/content";
import { ok, refuse } from "@sihai/domain";
import { everyone, type Route, route } from "#platform";
import { articlesOf, relatedTo, shelfOf, summaryOf } from "./articles.ts";

export const contentRoutes: Route[] = [
  route(contract.readArticle, {
    allow: everyone,
    async handle({ deps, query, language, now }) {
      const shelf = shelfOf(deps, query.language ?? language, deps.settings.at(now));
      const article = shelf.get(query.helpId);
      if (!article) return refuse({ code: "NOT_FOUND" });
      const { updated, blocks } = article;
      return ok({ ...summaryOf(article), updated, blocks, related: relatedTo(shelf, article).map(summaryOf) });
    },
  }),
  route(contract.listArticles, {
    allow: everyone,
    handle: async ({ deps, query, language, now }) =>
      ok({ list: articlesOf(shelfOf(deps, query.language ?? language, deps.settings.at(now)), query.group).map(summaryOf) }),
  }),
];
