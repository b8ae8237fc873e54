import { ok, type Result, refuse } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { hiddenPart } from "@sihai/domain/unannounced";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { ownsFiles } from "../warehouse/index.ts";
import { giveToMember } from "./give-unannounced.ts";
import { moveUnannounced } from "./move-unannounced.ts";
import { findUnannounced, lockUnannounced, type UnannouncedParcel } from "./unannounced.store.ts";
import { giveGuessBack, guessesLeft, insertClaim, takeGuess } from "./unannounced-claim.store.ts";

type Command = {
  userId: string;
  unannouncedNo: string;
  hidden: string;
  contents: string;
  proofs: readonly string[];
  now: Date;
  once: Once | null;
};
type Claimed = { state: "waiting" | "approved"; orderNo: string | null };
type Refusal =
  | { code: "UNANNOUNCED_NOT_FOUND" }
  | { code: "UNANNOUNCED_DIGITS_WRONG"; left: number }
  | { code: "UNANNOUNCED_GUESSES_USED" }
  | { code: "UNANNOUNCED_TAKEN" }
  | { code: "CLAIM_PROOF_MISSING" }
  | { code: "PHOTO_NOT_FOUND" }
  | OnceRefusal;

/**
 * A member says a parcel is theirs by typing what is hidden of its number: some guesses a Beijing day, counted before they are looked at.
 * With the member's own mark on the parcel it is theirs at once; else pictures prove it and staff decide (rule F-30).
 */
export async function claimUnannounced(deps: Deps, command: Command): Promise<Result<Claimed, Refusal>> {
  const { userId, proofs, now } = command;
  const known = await findUnannounced(deps.db, command.unannouncedNo);
  if (!known || !isOpen(known, now))
    return refuse({ code: known?.claimedBy === userId ? "UNANNOUNCED_TAKEN" : "UNANNOUNCED_NOT_FOUND" });
  const bearsMark = known.suggestedUserId === userId;
  if (!bearsMark && proofs.length === 0) return refuse({ code: "CLAIM_PROOF_MISSING" });
  if (!(await ownsFiles(deps.db, userId, proofs))) return refuse({ code: "PHOTO_NOT_FOUND" });
  const day = beijingDate(now);
  const { guessesADay } = deps.settings.at(now).unannouncedTerms;
  if (!(await takeGuess(deps.db, userId, day, guessesADay))) return refuse({ code: "UNANNOUNCED_GUESSES_USED" });
  if (tidy(command.hidden) !== hiddenPart(known.trackingNo))
    return refuse({ code: "UNANNOUNCED_DIGITS_WRONG", left: await guessesLeft(deps.db, userId, day, guessesADay) });
  await giveGuessBack(deps.db, userId, day);
  return transact<Claimed, Refusal>(deps.db, (tx) => claimLocked(tx, deps, command, bearsMark), command.once);
}

async function claimLocked(
  tx: Tx,
  deps: Deps,
  { userId, unannouncedNo, contents, proofs, now }: Command,
  bearsMark: boolean,
): Promise<Result<Claimed, Refusal>> {
  const parcel = await lockUnannounced(tx, { unannouncedNo });
  // Whoever came first has it: another claim, staff who gave it away, or the deadline (rule F38).
  if (parcel?.state !== "held" || !isOpen(parcel, now)) return refuse({ code: "UNANNOUNCED_TAKEN" });
  const by = { kind: "user", id: userId } as const;
  await insertClaim(tx, { userId, unannouncedId: parcel.id, contents, proofs, at: now });
  if (bearsMark) {
    const given = await giveToMember(tx, deps, parcel, { userId, contents, by, at: now });
    return given.ok ? ok({ state: "approved", orderNo: given.value.orderNo }) : refuse({ code: "UNANNOUNCED_TAKEN" });
  }
  const moved = await moveUnannounced(tx, parcel, { to: "claimed", claimedBy: userId, by, at: now });
  return moved.ok ? ok({ state: "waiting", orderNo: null }) : refuse({ code: "UNANNOUNCED_TAKEN" });
}

/** On the shelf, and its days not over, whether the timer has been by or not. */
function isOpen({ state, forfeitsAt }: UnannouncedParcel, now: Date): boolean {
  return (state === "held" || state === "claimed") && forfeitsAt > now;
}

function tidy(text: string): string {
  return text.normalize("NFKC").replace(/\s/g, "").toUpperCase();
}
