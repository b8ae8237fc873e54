import { ok, refuse } from "@sihai/domain";
import { hourMs } from "@sihai/domain/clocks";
import { type Deps, inTransaction, type Once, transact } from "#platform";
import {
  customerIdOf,
  findCard,
  insertCustomer,
  makeDefault,
  removeCard,
  type SavedCard,
  savedCards,
} from "./saved-card.store.ts";

/** Cards a person keeps, as they and nobody else are told. */
export async function readCards(deps: Deps, userId: string, now: Date) {
  const cards = await savedCards(deps.db, userId);
  return ok({
    list: cards.map(({ cardId, brand, last4, expMonth, expYear, isDefault }) => ({
      ...{ cardId, brand, last4, isDefault },
      isExpired: isExpired({ expMonth, expYear }, now),
      expiry: `${String(expMonth).padStart(2, "0")}/${expYear % 100}`,
    })),
  });
}

/** A card is good through the last day of its month, wherever it is still that day. */
function isExpired({ expMonth, expYear }: Pick<SavedCard, "expMonth" | "expYear">, now: Date): boolean {
  return now.getTime() >= Date.UTC(expYear, expMonth, 1) + latestPlaceMs;
}
const latestPlaceMs = 12 * hourMs;

/** The person as the gateway knows them, made at the first card they keep; null where it does not answer now: paying does not wait for that. */
export async function gatewayCustomer(deps: Deps, userId: string, now: Date): Promise<string | null> {
  const known = await customerIdOf(deps.db, userId);
  if (known !== null) return known;
  const made = await deps.adapters.payment.createCustomer(userId);
  if (!made.ok) {
    deps.log.warn({ userId, ...made.refusal }, "the card gateway keeps no card just now");
    return null;
  }
  await insertCustomer(deps.db, userId, made.value, now);
  return customerIdOf(deps.db, userId);
}

type OneCard = { userId: string; cardId: string };

/** The card offered first from now on; `CARD_NOT_FOUND` where the person does not keep it. Harmless twice. */
export async function makeCardDefault(deps: Deps, { userId, cardId }: OneCard) {
  const card = await findCard(deps.db, userId, cardId);
  if (!card) return refuse({ code: "CARD_NOT_FOUND" as const });
  await inTransaction(deps.db, (tx) => makeDefault(tx, userId, cardId));
  return ok(null);
}

/** The gateway lets it go first: what is no longer shown can no longer be charged. Refused where the gateway does not answer. */
export async function forgetCard(deps: Deps, { userId, cardId, once }: OneCard & { once: Once | null }) {
  const card: SavedCard | null = await findCard(deps.db, userId, cardId);
  const gone = card && (await deps.adapters.payment.forgetCard(card.methodId));
  if (gone && !gone.ok) return refuse({ code: "CARD_NOT_REMOVED" as const });
  return transact<null, { code: "CARD_NOT_FOUND" }>(
    deps.db,
    async (tx) => {
      if (card) await removeCard(tx, userId, cardId);
      return card ? ok(null) : refuse({ code: "CARD_NOT_FOUND" });
    },
    once,
  );
}
