import * as contract from "@sihai/contract/freight";
import { ok } from "@sihai/domain";
import { everyone, type Route, route } from "#platform";
import { calculateFreight } from "./calculate.service.ts";
import { levelOf } from "./level.store.ts";
import { rateCards } from "./rate-cards.ts";
import { readCurves, readLine } from "./read-line.service.ts";

export const freightRoutes: Route[] = [
  route(contract.calculate, {
    allow: everyone,
    limits: { perMinute: 120, by: "ip" },
    handle: async ({ deps, body, who, now }) =>
      calculateFreight(deps, {
        ...body,
        zip: body.zip ?? "",
        classes: body.classes ?? [],
        sidesCm: body.sidesCm,
        goodsValue: body.goodsValue,
        level: who.kind === "user" ? await levelOf(deps.db, who.userId) : 0,
        now,
      }),
  }),
  route(contract.readLine, { allow: everyone, handle: ({ deps, query }) => readLine(deps, query.lineId) }),
  route(contract.readCurves, {
    allow: everyone,
    handle: async ({ deps, query }) => readCurves(deps, query.lineIds.split(","), query.upToGrams),
  }),
  route(contract.listGoodsClasses, {
    allow: everyone,
    async handle({ deps, now }) {
      const classes = deps.settings.at(now).goodsClasses.map(({ id, name, needsCheck, flags: ofClass, isOpen }) => ({
        id,
        name,
        needsChecking: needsCheck,
        flags: [...ofClass],
        isOpen,
      }));
      return ok({ classes, flags: [...deps.files.goodsFlags] });
    },
  }),
  route(contract.listFreightCountries, {
    allow: everyone,
    async handle({ deps }) {
      const cards = await rateCards(deps);
      return cards.ok ? ok({ countries: [...cards.value.countries] }) : cards;
    },
  }),
];
