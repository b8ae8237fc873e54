import type { Result } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import type { SourceRefusal } from "../http/index.ts";

export type TrackStage =
  | "registered"
  | "picked-up"
  | "in-transit"
  | "departed"
  | "arrived"
  | "customs"
  | "papers-wanted"
  | "held"
  | "out-for-delivery"
  | "delivered"
  | "delayed"
  | "returning"
  | "returned"
  | "lost";

export type TrackEvent = {
  at: Date;
  stage: TrackStage;
  /** ISO 3166-1 alpha-2 of where it happened. */
  country: string;
  place: LocalText;
  text: LocalText;
};

/** Everything known of one waybill, events oldest first. `stage` is null until the carrier first scanned it. */
export type TrackedParcel = { number: string; reference: string; stage: TrackStage | null; events: TrackEvent[] };

export type TrackRequest = {
  number: string;
  /** Our parcel or item number; returned with every event. */
  reference: string;
  /** ISO 3166-1 alpha-2; "CN" for the leg from the seller to the warehouse. */
  destination: string;
  /** Promised working days [from, to] of the line; carriers of the sandbox travel accordingly. */
  days: [number, number];
  /** When it was handed to the carrier. Following again with the same time changes nothing, also after the source forgot the number. */
  shippedAt: Date;
};

export type TrackingWebhookRefusal = { code: "WEBHOOK_UNSIGNED" | "WEBHOOK_FORGED" | "WEBHOOK_UNREADABLE" };

export type TrackingPort = {
  /** Asks the source to follow a number. Registering the same number again is fine. */
  follow(
    request: TrackRequest,
  ): Promise<Result<{ number: string }, { code: "TRACKING_NUMBER_REFUSED"; detail: string } | SourceRefusal>>;
  /** Up to 40 numbers at once; numbers the source does not know are left out. */
  read(numbers: readonly string[]): Promise<Result<TrackedParcel[], SourceRefusal>>;
  /** Verifies the `sign` header over the exact bytes received and reads the push. */
  readWebhook(input: { body: Buffer | string; sign: string | undefined }): Result<TrackedParcel, TrackingWebhookRefusal>;
};
