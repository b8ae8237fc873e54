import * as contract from "@sihai/contract/expert";
import { type Route, route, staffMay, users } from "#platform";
import { acceptPackingPlan, declinePackingPlan } from "./answer-plan.service.ts";
import { runExpertPlanner, takeExpert } from "./begin-work.service.ts";
import { cancelExpert } from "./cancel-expert.service.ts";
import { quoteExpertParcel } from "./quote-parcel.service.ts";
import {
  listExpert,
  readExpert,
  readExpertAsStaff,
  readExpertPlanner,
  readExpertQueue,
  readPackingPlan,
} from "./read-experts.service.ts";
import { sendExpertPlan } from "./send-plan.service.ts";
import { submitExpert } from "./submit-expert.service.ts";
import { expertTerms } from "./terms.service.ts";

export const expertRoutes: Route[] = [
  route(contract.expertTerms, {
    allow: users,
    handle: ({ deps, body, who, now }) => expertTerms(deps, { ...body, userId: who.userId, now }),
  }),
  route(contract.submitExpert, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => submitExpert(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.listExpert, {
    allow: users,
    mayUseStandby: true,
    handle: ({ deps, query, who, now }) => listExpert(deps, { userId: who.userId, now }, query),
  }),
  route(contract.readExpert, {
    allow: users,
    handle: ({ deps, query, who, now }) => readExpert(deps, { ...query, userId: who.userId, now }),
  }),
  route(contract.cancelExpert, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => cancelExpert(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.readPackingPlan, {
    allow: users,
    handle: ({ deps, query, who, now }) => readPackingPlan(deps, { ...query, userId: who.userId, now }),
  }),
  route(contract.acceptPackingPlan, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => acceptPackingPlan(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.declinePackingPlan, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => declinePackingPlan(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.expertQueue, {
    allow: staffMay("expert.read"),
    handle: ({ deps, query, who, now }) => readExpertQueue(deps, query, { staffId: who.staffId, now }),
  }),
  route(contract.readExpertAsStaff, {
    allow: staffMay("expert.read"),
    handle: ({ deps, query, now }) => readExpertAsStaff(deps, query.serviceBarcode, now),
  }),
  route(contract.takeExpert, {
    allow: staffMay("expert.record"),
    handle: ({ deps, body, who, now, once }) => takeExpert(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.runExpertPlanner, {
    allow: staffMay("expert.record"),
    handle: ({ deps, body, who, now, once }) => runExpertPlanner(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.readExpertPlanner, {
    allow: staffMay("expert.read"),
    handle: ({ deps, query, now }) => readExpertPlanner(deps, query.serviceBarcode, now),
  }),
  route(contract.quoteExpertParcel, {
    allow: staffMay("expert.record"),
    handle: ({ deps, body, now }) => quoteExpertParcel(deps, { ...body, now }),
  }),
  route(contract.sendExpertPlan, {
    allow: staffMay("expert.record"),
    handle: ({ deps, body, who, now, once }) => sendExpertPlan(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
