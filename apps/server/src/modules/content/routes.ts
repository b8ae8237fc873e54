import * as contract from "@sihai/contract/content";
import { ok, refuse } from "@sihai/domain";
import { languageTable } from "@sihai/domain/language";
import { everyone, type Route, route, staffMay, users } from "#platform";
import { advertsAt } from "./adverts.ts";
import { acceptAgreements, agreementsDue } from "./agreements.ts";
import { articlesOf, relatedTo, shelfOf, summaryOf } from "./articles.ts";
import { findArticles } from "./find-articles.ts";
import { listContent } from "./list-content.service.ts";
import { previewContent } from "./preview-content.service.ts";
import { publishContent } from "./publish-content.service.ts";
import { readContent } from "./read-content.service.ts";
import { takeBackContent } from "./take-back-content.service.ts";
import { voteOnArticle } from "./vote-on-article.service.ts";

const mayEdit = staffMay("content.edit");

export const contentRoutes: Route[] = [
  route(contract.readArticle, {
    allow: everyone,
    async handle({ deps, query, language, now }) {
      const shelf = shelfOf(deps, query.language ?? language, now);
      const held = shelf.get(query.helpId);
      const isLater = held?.group === "agreements" && query.from !== undefined && query.from > now;
      const article = isLater ? shelfOf(deps, query.language ?? language, query.from ?? now).get(query.helpId) : held;
      if (!article) return refuse({ code: "NOT_FOUND" });
      const { updated, versionId, writtenIn, blocks } = article;
      return ok({
        ...summaryOf(article),
        updated,
        versionId,
        writtenIn,
        blocks,
        related: relatedTo(shelf, article).map(summaryOf),
      });
    },
  }),
  route(contract.listArticles, {
    allow: everyone,
    async handle({ deps, query, language, now }) {
      const reads = query.language ?? language;
      const articles = articlesOf(shelfOf(deps, reads, now), query.group);
      if (query.q === undefined) return ok({ list: articles.map(summaryOf) });
      const elsewhere = shelfOf(deps, languageTable[reads].kept === "zh" ? "en" : "zh", now);
      return ok({ list: findArticles(articles, query.q, elsewhere).map(summaryOf) });
    },
  }),
  route(contract.voteOnArticle, {
    allow: everyone,
    limits: { perMinute: 20, by: "ip" },
    handle: ({ deps, body, language, now }) => voteOnArticle(deps, { ...body, language, now }),
  }),
  route(contract.adverts, {
    allow: everyone,
    handle: async ({ deps, body, language, now }) => ok({ list: advertsAt(deps, body.position, language, now) }),
  }),
  route(contract.readAgreementsDue, {
    allow: users,
    handle: ({ deps, who, now }) => agreementsDue(deps, { userId: who.userId, now }),
  }),
  route(contract.acceptAgreements, {
    allow: users,
    handle: ({ deps, who, body, now }) => acceptAgreements(deps, { userId: who.userId, seen: body.seen, now }),
  }),
  route(contract.listContent, { allow: mayEdit, handle: ({ deps, now }) => listContent(deps, now) }),
  route(contract.readContent, { allow: mayEdit, handle: ({ deps, query, now }) => readContent(deps, { ...query, now }) }),
  route(contract.previewContent, {
    allow: mayEdit,
    handle: async ({ deps, body, now }) => previewContent(deps, { ...body, now }),
  }),
  route(contract.publishContent, {
    allow: mayEdit,
    handle: ({ deps, body, who, now, once }) =>
      publishContent(deps, { ...body, from: body.from, staffId: who.staffId, now, once }),
  }),
  route(contract.takeBackContent, {
    allow: mayEdit,
    handle: ({ deps, body, who, now, once }) => takeBackContent(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
