import * as contract from "@sihai/contract/enquiry";
import { ok } from "@sihai/domain";
import { type Route, route, staffMay, users } from "#platform";
import { answerEnquiry } from "./answer-enquiry.service.ts";
import { declineEnquiry } from "./decline-enquiry.service.ts";
import { countEnquiriesOf } from "./enquiry-list.store.ts";
import { putEnquiryInCart } from "./put-in-cart.service.ts";
import {
  estimateEnquiry,
  listEnquiries,
  readEnquiry,
  readEnquiryAsStaff,
  readQueue,
  seeEnquiry,
} from "./read-enquiries.service.ts";
import { submitEnquiry } from "./submit-enquiry.service.ts";
import { withdrawEnquiry } from "./withdraw-enquiry.service.ts";

export const enquiryRoutes: Route[] = [
  route(contract.submitEnquiry, {
    allow: users,
    handle: ({ deps, body, who, now, once }) =>
      submitEnquiry(deps, { ...body, remark: body.remark ?? "", userId: who.userId, now, once }),
  }),
  route(contract.listEnquiries, {
    allow: users,
    mayUseStandby: true,
    handle: ({ deps, query, who }) => listEnquiries(deps, who.userId, query),
  }),
  route(contract.readEnquiry, {
    allow: users,
    handle: ({ deps, query, who, now }) => readEnquiry(deps, { ...query, userId: who.userId, now }),
  }),
  route(contract.seeEnquiry, {
    allow: users,
    handle: ({ deps, body, who, now }) => seeEnquiry(deps, { ...body, userId: who.userId, now }),
  }),
  route(contract.countNewEnquiries, {
    allow: users,
    mayUseStandby: true,
    handle: async ({ deps, who }) => ok({ unread: (await countEnquiriesOf(deps.db, who.userId)).unread }),
  }),
  route(contract.withdrawEnquiry, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => withdrawEnquiry(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.putEnquiryInCart, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => putEnquiryInCart(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.enquiryQueue, {
    allow: staffMay("enquiry.read"),
    handle: ({ deps, query, who, now }) => readQueue(deps, query, { staffId: who.staffId, now }),
  }),
  route(contract.readEnquiryAsStaff, {
    allow: staffMay("enquiry.read"),
    handle: ({ deps, query, now }) => readEnquiryAsStaff(deps, query.enquiryNo, now),
  }),
  route(contract.estimateEnquiry, {
    allow: staffMay("enquiry.record"),
    handle: ({ deps, body }) => estimateEnquiry(deps, body.enquiryNo, body.goods),
  }),
  route(contract.answerEnquiry, {
    allow: staffMay("enquiry.record"),
    handle: ({ deps, body, who, now, once }) =>
      answerEnquiry(deps, { ...body, note: body.note ?? "", staffId: who.staffId, now, once }),
  }),
  route(contract.declineEnquiry, {
    allow: staffMay("enquiry.record"),
    handle: ({ deps, body, who, now, once }) => declineEnquiry(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
