import { type Module, onJob } from "#platform";
import { mailGauges } from "./mail-gauges.store.ts";
import { messageRoutes } from "./routes.ts";
import { mailJob, sendMail } from "./send-mail.ts";

export { enqueueMail } from "./send-mail.ts";
export { tell } from "./tell.ts";

export const messageModule: Module = {
  name: "message",
  routes: messageRoutes,
  jobs: [onJob(mailJob, sendMail)],
  gauges: mailGauges,
};
