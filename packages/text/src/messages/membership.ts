import * as z from "zod/mini";
import { count, type FactsOf } from "./facts.ts";

const reached = { level: count, growth: count };

/** What a member is told about levels. */
export const membershipFacts = {
  "level-risen": z.object(reached),
  "level-fallen": z.object(reached),
};

export type MembershipMessages = FactsOf<typeof membershipFacts>;
