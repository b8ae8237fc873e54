import { type Module, onJob } from "#platform";
import { contentRoutes } from "./routes.ts";
import { tellOfAgreement, tellOfAgreementJob } from "./tell-of-agreement.job.ts";

export { announcementsAt } from "./adverts.ts";
export { type AgreementChanged, agreementsSince, recordAcceptances } from "./agreements.ts";
export { brokenArticles } from "./content-files.ts";
export { openContent } from "./open-content.ts";

export const contentModule: Module = {
  name: "content",
  routes: contentRoutes,
  jobs: [onJob(tellOfAgreementJob, tellOfAgreement)],
};
