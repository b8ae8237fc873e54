import { createHash } from "node:crypto";
import { GatewayError } from "./gateway-error.ts";

type Saved = { print: string; status: number; body: unknown };

/** The vendor's rule: the same key and request get the first answer again; the same key with another request is an error. */
export type Idempotency = {
  /** Runs `work` once per key. `work` answers its status and body; what it answers is kept, refusals of the card included. */
  once(
    key: string | undefined,
    request: string,
    work: () => { status: number; body: unknown },
  ): { status: number; body: unknown; replayed: boolean };
  reset(): void;
};

/**
 * Answers by their keys, kept until `reset`; a request without a key is done anew each time. Throws GatewayError 400 for a key
 * with another request; what threw is not kept.
 */
export function createIdempotency(): Idempotency {
  const answers = new Map<string, Saved>();
  return {
    once(key, request, work) {
      if (!key) return { ...work(), replayed: false };
      const print = createHash("sha256").update(request).digest("hex");
      const saved = answers.get(key);
      if (saved && saved.print !== print)
        throw new GatewayError(
          400,
          "idempotency_error",
          "Keys for idempotent requests can only be used with the same parameters they were first used with.",
        );
      if (saved) return { status: saved.status, body: saved.body, replayed: true };
      const answer = work();
      answers.set(key, { print, ...structuredClone(answer) });
      return { ...answer, replayed: false };
    },
    reset: () => answers.clear(),
  };
}
