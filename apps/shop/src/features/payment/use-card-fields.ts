import { type RefObject, useEffect, useRef, useState } from "react";

export type CardToken = { paymentMethod: string; brand: string; last4: string };
type TokenAnswer = { ok: true; token: CardToken } | { ok: false; field: string };

/** What the frame may say; anything else, or from anywhere else, is not listened to. */
type FrameMessage =
  | { type: "sihai:card-fields"; height: number; complete: boolean }
  | { type: "sihai:card-submit" }
  | { type: "sihai:card-invalid"; field: string }
  | ({ type: "sihai:card-token" } & CardToken);

/** Longer than the gateway takes on a slow line. */
const answerMs = 20_000;

export type CardFields = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Of the fields, in px; grows with their error texts. */
  height: number;
  ready: boolean;
  tokenise: () => Promise<TokenAnswer>;
};

/**
 * Talks with the gateway's hosted card fields. Only messages from that very frame and its own origin count, and the request for a token
 * goes to that origin only, so that no other page can give or take one.
 */
export function useCardFields(fieldsUrl: string, onSubmit: () => void): CardFields {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(196);
  const [ready, setReady] = useState(false);
  const waiting = useRef<((answer: TokenAnswer) => void) | null>(null);
  const submit = useRef(onSubmit);
  submit.current = onSubmit;
  const origin = new URL(fieldsUrl).origin;

  useEffect(() => {
    function hear(event: MessageEvent) {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = event.data as FrameMessage | null;
      switch (message?.type) {
        case "sihai:card-fields":
          setReady(true);
          setHeight(Math.min(600, Math.max(120, Number(message.height) + 8)));
          return;
        case "sihai:card-submit":
          submit.current();
          return;
        case "sihai:card-invalid":
          waiting.current?.({ ok: false, field: String(message.field) });
          return;
        case "sihai:card-token": {
          const { paymentMethod, brand, last4 } = message;
          waiting.current?.({
            ok: true,
            token: { paymentMethod: String(paymentMethod), brand: String(brand), last4: String(last4) },
          });
          return;
        }
      }
    }
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [origin]);

  async function tokenise(): Promise<TokenAnswer> {
    const answer = new Promise<TokenAnswer>((resolve) => {
      waiting.current = resolve;
      setTimeout(() => resolve({ ok: false, field: "network" }), answerMs);
    });
    frame.current?.contentWindow?.postMessage({ type: "sihai:tokenise" }, origin);
    return answer.finally(() => {
      waiting.current = null;
    });
  }

  return { frame, height, ready, tokenise };
}
