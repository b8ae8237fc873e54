import * as contract from "@sihai/contract/service";
import { ok } from "@sihai/domain";
import { type Route, route, users } from "#platform";
import { declineSupplement, paySupplements } from "./answer-supplement.service.ts";
import { cancelService } from "./cancel-service.service.ts";
import { listServices } from "./list-services.service.ts";
import { listSupplements } from "./list-supplements.service.ts";
import { offerServices } from "./offer-services.service.ts";
import { orderServices } from "./order-services.service.ts";
import { listSubscriptions, subscribeItem, unsubscribeItem } from "./subscriptions.service.ts";
import { readVideo, readVideoPart } from "./videos.service.ts";

export const serviceRoutes: Route[] = [
  route(contract.offeredServices, {
    allow: users,
    handle: ({ deps, who, query }) => offerServices(deps, who.userId, query.orderNo, query.itemNo),
  }),
  route(contract.orderServices, {
    allow: users,
    handle: ({ deps, who, body, now, once }) => orderServices(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.existingServices, {
    allow: users,
    handle: ({ deps, who, query }) => listServices(deps, who.userId, query.orderNo, query.itemNo),
  }),
  route(contract.cancelService, {
    allow: users,
    handle: ({ deps, who, body, now, once }) => cancelService(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.listSupplements, {
    allow: users,
    handle: ({ deps, who, query }) => listSupplements(deps, who.userId, query.orderNo),
  }),
  route(contract.paySupplements, {
    allow: users,
    handle: ({ deps, who, body, now, once }) => paySupplements(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.declineSupplement, {
    allow: users,
    handle: ({ deps, who, body, now, once }) => declineSupplement(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.listSubscriptions, { allow: users, handle: ({ deps, who, now }) => listSubscriptions(deps, who.userId, now) }),
  route(contract.subscribeItem, {
    allow: users,
    handle: ({ deps, who, body, now }) => subscribeItem(deps, { ...body, userId: who.userId, now }),
  }),
  route(contract.unsubscribeItem, {
    allow: users,
    handle: ({ deps, who, body, now }) => unsubscribeItem(deps, { ...body, userId: who.userId, now }),
  }),
  route(contract.readVideo, { allow: users, handle: ({ deps, who, query }) => readVideo(deps, who.userId, query.videoId) }),
  route(contract.playVideo, {
    allow: users,
    async handle({ deps, who, params, header, sendFile }) {
      const video = await readVideoPart(deps, who.userId, params.videoId, header("range"));
      if (!video.ok) return video;
      sendFile({ ...video.value, cacheSeconds: 3600, isPublic: false });
      return ok(null);
    },
  }),
];
