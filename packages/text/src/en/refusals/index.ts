import { sentencesOf } from "../../core/sentences.ts";
import { addressSentences } from "./address.ts";
import { booksSentences } from "./books.ts";
import { cartSentences } from "./cart.ts";
import { claimSentences } from "./claim.ts";
import { commonSentences } from "./common.ts";
import { consultSentences } from "./consult.ts";
import { disputeSentences } from "./dispute.ts";
import { enquirySentences } from "./enquiry.ts";
import { expertSentences } from "./expert.ts";
import { fileSentences } from "./file.ts";
import { forwardingSentences } from "./forwarding.ts";
import { freightSentences } from "./freight.ts";
import { goodsSentences } from "./goods.ts";
import { identitySentences } from "./identity.ts";
import { membershipSentences } from "./membership.ts";
import { messageSentences } from "./message.ts";
import { noteSentences } from "./note.ts";
import { orderSentences } from "./order.ts";
import { parcelSentences } from "./parcel.ts";
import { paymentSentences } from "./payment.ts";
import { planSentences } from "./plan.ts";
import { promotionSentences } from "./promotion.ts";
import { returnSentences } from "./return.ts";
import { serviceSentences } from "./service.ts";
import { settingSentences } from "./setting.ts";
import { broadcastSentences } from "./site/broadcast.ts";
import { contentSentences } from "./site/content.ts";
import { operationSentences } from "./site/operation.ts";
import { partnerSentences } from "./site/partner.ts";
import { viewingSentences } from "./site/viewing.ts";
import { staffSentences } from "./staff.ts";
import { suspenseSentences } from "./suspense.ts";
import { transferSentences } from "./transfer.ts";
import { warehouseSentences } from "./warehouse.ts";
import { withdrawalSentences } from "./withdrawal.ts";

/** A sentence for every refusal; a code without one, or a sentence that names a fact its refusal has not, does not compile. */
export const refusals = sentencesOf({
  ...addressSentences,
  ...cartSentences,
  ...claimSentences,
  ...commonSentences,
  ...consultSentences,
  ...enquirySentences,
  ...expertSentences,
  ...fileSentences,
  ...forwardingSentences,
  ...freightSentences,
  ...goodsSentences,
  ...identitySentences,
  ...messageSentences,
  ...membershipSentences,
  ...noteSentences,
  ...operationSentences,
  ...orderSentences,
  ...parcelSentences,
  ...partnerSentences,
  ...paymentSentences,
  ...planSentences,
  ...promotionSentences,
  ...returnSentences,
  ...serviceSentences,
  ...settingSentences,
  ...contentSentences,
  ...staffSentences,
  ...transferSentences,
  ...warehouseSentences,
  ...suspenseSentences,
  ...disputeSentences,
  ...booksSentences,
  ...withdrawalSentences,
  ...viewingSentences,
  ...broadcastSentences,
});
