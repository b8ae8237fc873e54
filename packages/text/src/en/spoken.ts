import type { Spoken } from "../spoken.ts";
import { accountMail } from "./mails.ts";
import { messages } from "./messages/index.ts";
import { refusals } from "./refusals/index.ts";

export const spoken: Spoken = {
  refusals,
  messages,
  moment: ({ local, beijing }) => (local === null ? `${beijing} (Beijing time)` : `${local} your time (Beijing time ${beijing})`),
  accountMail,
  signature: "Sihai 四海: buy in China, ship worldwide",
  seeDetails: "See details",
  unsubscribe: "Don’t send me e-mails of this kind",
};
