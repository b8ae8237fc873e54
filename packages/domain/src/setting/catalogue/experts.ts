import { announced, internal } from "../setting.ts";
import { money, percent, record, whole } from "../shape.ts";

/** The shipping expert. Fee and what was set aside stay on the request; its days are set when they begin. */
export const expertSettings = {
  /** The fee of the service (rule K-13). */
  expertFee: announced("experts", money("0", "1000")),
  /** Items of one request, as many as the planner takes at most; a request there is keeps its items. */
  expertItemsMost: announced("experts", whole("pieces", 1, 100)),
  /** To pay the fee before the request lapses and its goods are free again. */
  expertPayHours: announced("experts", whole("hours", 1, 240)),
  /** The plan comes between these days after the fee was paid or the last plan declined (rule P-34). */
  expertWorkingDays: announced(
    "experts",
    record({ soonest: whole("workingDays", 1, 30), latest: whole("workingDays", 1, 30) }),
    ({ soonest, latest }) => (soonest > latest ? [{ path: "soonest", code: "ORDER" }] : []),
  ),
  /** A plan may be declined so often before the service ends; a request keeps what held when it was made. */
  expertRevisions: announced("experts", whole("times", 0, 9)),
  /** A plan waits so long for its answer. */
  expertAnswerDays: announced("experts", whole("days", 1, 60)),
  /** What direct deduction takes the estimate higher by, so that most plans fit into what was set aside. */
  expertHoldAllowanceBp: internal("experts", percent(10_000)),
};
