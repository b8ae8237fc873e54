import { type Module, onJob } from "#platform";
import { mailGauges } from "./mail-gauges.store.ts";
import { pruneMailLog } from "./mail-log.store.ts";
import { preferenceRoutes } from "./preference.routes.ts";
import { pruneNotes, pushJob } from "./push/note.store.ts";
import { pushRoutes } from "./push/push.routes.ts";
import { pushKeyAnew } from "./push/push-key.ts";
import { sendPush } from "./push/send-push.job.ts";
import { messageRoutes } from "./routes.ts";
import { mailJob, mailsAnew, sendMail } from "./send-mail.ts";

export { resumeMail } from "./bounce/mail-stop.store.ts";
export { cardTold } from "./card-told.ts";
export { countMails, mailsOf, openMails } from "./mail-log.store.ts";
export { mailOfMessage } from "./mail-of-message.ts";
export { messagesOf } from "./message.store.ts";
export { opensPushKey } from "./push/push-key.ts";
export { resendMail } from "./resend-mail.service.ts";
export { enqueueMail } from "./send-mail.ts";
export { askForReader, tell } from "./tell.ts";
export { tellMany } from "./tell-many.ts";

export const messageModule: Module = {
  name: "message",
  routes: [...messageRoutes, ...preferenceRoutes, ...pushRoutes],
  jobs: [onJob(mailJob, sendMail), onJob(pushJob, sendPush)],
  gauges: mailGauges,
  sweeps: [pruneMailLog, pruneNotes],
  reseals: [mailsAnew, pushKeyAnew],
};
