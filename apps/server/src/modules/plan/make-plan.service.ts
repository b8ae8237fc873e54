import { ok, type Result, refuse } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { freightItem, freightTerms } from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { type Deps, defineJob, type Once, transact } from "#platform";
import { addressOf } from "../address/index.ts";
import { levelOf, rateCards } from "../freight/index.ts";
import { knownTaxOf } from "../tax/index.ts";
import { storedItemsOf } from "../warehouse/index.ts";
import { insertPlan, plansInTheMaking } from "./plan.store.ts";

/** Makes a plan that was asked for. */
export const planJob = defineJob("make-plan", z.object({ userId: z.string(), planId: z.string() }));

type Command = { userId: string; itemIds: readonly string[]; addressId: string; now: Date; once: Once | null };

type Refusal = { code: "PLAN_ITEM_NOT_FOUND" | "PLAN_ADDRESS_NOT_FOUND" | "ROUTES_UNAVAILABLE" | "TOO_MANY_PLANS" };

/** A member may have so many plans made at a time. */
const plansAtOnce = 2;
/** After so long a plan nobody finished no longer counts. */
const abandonedMs = 60_000;

/** Keeps what is asked and lets the worker make it: see make-plan.job.ts. */
export async function makePlan(deps: Deps, { userId, itemIds, addressId, now, once }: Command) {
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  return transact(
    deps.db,
    async (tx): Promise<Result<{ planId: string }, Refusal>> => {
      const wanted = [...new Set(itemIds)];
      const items = (await storedItemsOf(tx, userId, wanted)).filter(({ state }) => state === "stocked-in");
      if (items.length !== wanted.length) return refuse({ code: "PLAN_ITEM_NOT_FOUND" });
      const address = await addressOf(tx, userId, addressId);
      if (!address) return refuse({ code: "PLAN_ADDRESS_NOT_FOUND" });
      const making = await plansInTheMaking(tx, userId, new Date(now.getTime() - abandonedMs));
      if (making >= plansAtOnce) return refuse({ code: "TOO_MANY_PLANS" });
      const { memberFreightOffBp, operationFee } = freightTerms(deps.settings.at(now), await levelOf(tx, userId));
      const requested = {
        items: items.map(freightItem),
        country: address.countryId,
        zip: address.zipCode,
        on: beijingDate(now),
        memberFreightOffBp,
        operationFee,
        withTax: (await knownTaxOf(deps, address.countryId, now)) !== null,
      };
      const planId = await insertPlan(tx, { userId, addressId, requested, at: now });
      await deps.jobs.enqueue(tx, planJob, { userId, planId }, { maxAttempts: 2 });
      return ok({ planId });
    },
    once,
  );
}
