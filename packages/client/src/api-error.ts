export type ApiErrorKind = "refusal" | "network" | "timeout" | "aborted" | "service" | "unreadable";

/** A call that did not succeed. `refusal` is an expected answer with a code; the other kinds are faults. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The refusal's code, e.g. `BALANCE_NOT_ENOUGH`; empty for faults. */
  readonly code: string;
  /** The number of the error catalogue (rule N-01); null when no reply was read. */
  readonly state: number | null;
  readonly status: number | null;
  /** What the refusal says beside its code, for the person to act on; `isRefused` tells what they are. */
  readonly facts: object;

  constructor(
    kind: ApiErrorKind,
    message: string,
    more: { code?: string; state?: number; status?: number; facts?: object; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = "ApiError";
    this.kind = kind;
    this.code = more.code ?? "";
    this.state = more.state ?? null;
    this.status = more.status ?? null;
    this.facts = more.facts ?? {};
  }
}

/** What the server said when it refused, else the sentence given: a fault is told in the words of what was being done. */
export function refusalText(error: ApiError, otherwise: string): string {
  return error.kind === "refusal" ? error.message : otherwise;
}

export const notLoggedInState = 10008;

/** Whether the reply says that nobody is logged in: by state, or by an HTTP 401 without a state of its own. */
export function isNotLoggedIn(error: ApiError): boolean {
  return error.state === notLoggedInState || error.code === "NOT_LOGGED_IN" || (error.status === 401 && error.state === null);
}
