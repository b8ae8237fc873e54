import type { AllMessages, Messages } from "../../messages/index.ts";
import { booksMessages } from "./books.ts";
import { claimMessages } from "./claim.ts";
import { consultMessages } from "./consult.ts";
import { enquiryMessages } from "./enquiry.ts";
import { expertMessages } from "./expert.ts";
import { forwardingMessages } from "./forwarding.ts";
import { identityMessages } from "./identity.ts";
import { itemMessages } from "./item.ts";
import { membershipMessages } from "./membership.ts";
import { orderMessages } from "./order.ts";
import { parcelMessages } from "./parcel.ts";
import { paymentMessages } from "./payment.ts";
import { promotionMessages } from "./promotion.ts";
import { returnMessages } from "./return.ts";
import { serviceMessages } from "./service.ts";
import { storageMessages } from "./storage.ts";
import { supplementMessages } from "./supplement.ts";
import { suspenseMessages } from "./suspense.ts";
import { transferMessages } from "./transfer.ts";
import { unannouncedMessages } from "./unannounced.ts";

/** Every message the product writes to a member. One without words does not compile. */
export const messages: Messages<AllMessages> = {
  ...unannouncedMessages,
  ...claimMessages,
  ...consultMessages,
  ...enquiryMessages,
  ...expertMessages,
  ...forwardingMessages,
  ...identityMessages,
  ...itemMessages,
  ...membershipMessages,
  ...orderMessages,
  ...parcelMessages,
  ...paymentMessages,
  ...promotionMessages,
  ...returnMessages,
  ...serviceMessages,
  ...storageMessages,
  ...supplementMessages,
  ...suspenseMessages,
  ...booksMessages,
  ...transferMessages,
};
