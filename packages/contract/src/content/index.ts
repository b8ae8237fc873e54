export { adverts } from "./adverts.ts";
export { acceptAgreements, readAgreementsDue } from "./agreements-due.ts";
export type { AgreementName, AgreementSeen } from "./agreements-seen.ts";
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
export { listContent } from "./list-content.ts";
export {
  type AdvertPosition,
  advertPictures,
  advertPositions,
  advertTones,
  type ContentFault,
  type ContentKind,
  type ContentPiece,
  type ContentProblem,
  contentKinds,
  contentPiece,
  noticeTones,
  type PieceOf,
} from "./piece.ts";
export { previewContent } from "./preview-content.ts";
export { publishContent } from "./publish-content.ts";
export { readArticle } from "./read-article.ts";
export { readContent } from "./read-content.ts";
export { takeBackContent } from "./take-back-content.ts";
export { voteOnArticle } from "./vote-on-article.ts";
