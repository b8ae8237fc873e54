import type { Result } from "@sihai/domain";

/** The pair of keys by which push services know this shop (RFC 8292), as they are written: base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

export type Push = {
  /** What the browser gave of itself. */
  device: { endpoint: string; p256dh: string; auth: string };
  keys: PushKeys;
  /** What the browser's service worker is handed; encrypted for it alone (RFC 8291). */
  payload: string;
  /** Of two under one topic that wait at the push service the later one stays (RFC 8030). */
  topic: string;
  /** How long the push service keeps it for a device that is off. */
  worthSeconds: number;
};

/**
 * `PUSH_GONE`: the browser takes none any more, nor ever will under this address. `PUSH_REFUSED`: this one will never be taken. `PUSH_FAILED`: try
 * again later, after `waitSeconds` where the service says so.
 */
export type PushRefusal =
  | { code: "PUSH_GONE"; status: number }
  | { code: "PUSH_REFUSED"; status: number }
  | { code: "PUSH_FAILED"; status: number | null; waitSeconds: number | null };

export type PushPort = {
  send(push: Push): Promise<Result<{ status: number }, PushRefusal>>;
  newKeys(): Promise<PushKeys>;
};
