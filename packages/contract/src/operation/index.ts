export { listTroubles } from "./list-troubles.ts";
export { retryTrouble } from "./retry-trouble.ts";
export { sendMailAgain } from "./send-mail-again.ts";
