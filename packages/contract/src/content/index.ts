export {
  type ArticleGroup,
  type ArticleSummary,
  articleGroups,
  type Block,
  type FlowStep,
  flowSteps,
  type HelpGroup,
  helpGroups,
  type Span,
} from "./fields.ts";
export { listArticles } from "./list-articles.ts";
export { readArticle } from "./read-article.ts";
